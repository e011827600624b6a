/** What this browser keeps for itself. A browser that keeps nothing is served all the same. */

export function load<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`eminence.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

/** What is undefined is forgotten. */
export function save(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`eminence.${name}`);
    else localStorage.setItem(`eminence.${name}`, JSON.stringify(value));
  } catch {
    // private windows may forbid it
  }
}
