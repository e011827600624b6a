// Small helpers to build what is seen. Text is always text: nothing here reads markup.

/** `el("button.gold", { type: "button", onclick }, "Play")` */
export function el(what, given, ...children) {
  const [tag, ...classes] = what.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.classList.add(...classes);
  const plain = given == null || given instanceof Node || typeof given !== "object" || Array.isArray(given);
  for (const [name, value] of Object.entries(plain ? {} : given)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  const all = [plain ? given : null, ...children].flat(Infinity);
  node.append(...all.filter((child) => child != null && child !== false && child !== ""));
  return node;
}

/** Replace only what is new, so that no typing, focus, scrolling or opened part is lost; whether it was new. */
export function keep(place, about, make) {
  const key = JSON.stringify(about) ?? "";
  if (place.dataset.key === key) return false;
  place.dataset.key = key;
  const open = place.querySelector("details")?.open, left = place.querySelector(".scroll")?.scrollLeft;
  place.replaceChildren(...[make()].flat(Infinity).filter(Boolean));
  if (open) place.querySelector("details")?.setAttribute("open", "");
  if (left) place.querySelector(".scroll")?.scrollTo(left, 0);
  return true;
}

let hiding;

export function notice(text) {
  const box = document.getElementById("notice");
  const close = () => box.replaceChildren();
  box.replaceChildren(el("p", text), el("button.quiet", { type: "button", onclick: close }, "Close"));
  clearTimeout(hiding);
  hiding = setTimeout(close, 12_000);
}

/** A button that is off while its work goes on; a refusal is shown as the server says it. */
export function button(what, label, work, more = {}) {
  const act = async () => {
    if (node.disabled) return;
    node.disabled = true;
    try {
      await work(node);
    } catch (refusal) {
      notice(refusal.message);
    } finally {
      node.disabled = false;
    }
  };
  const node = el(`button${what}`, { type: "button", ...more, onclick: act }, label);
  return node;
}

/** For what cannot be taken back: asks once more in the same place. */
export function sureButton(label, question, work) {
  let sure = false;
  return button(".quiet", label, async (node) => {
    if (sure) return work();
    sure = true;
    node.textContent = question;
    setTimeout(() => {
      sure = false;
      node.textContent = label;
    }, 5_000);
  });
}

export function choice(label, options, chosen) {
  const option = ([value, text]) => el("option", { value, selected: value === chosen }, text);
  const list = el("select", options.map(option));
  return { node: el("label.field", el("span", label), list), list };
}

const SVG = "http://www.w3.org/2000/svg";
const SHIELD = "M6 4h36v20c0 10.5-8 17-18 20.5C14 41 6 34.5 6 24z";
const CHARGES = {
  "an-empty-throne": "M17 9l3 4h8l3-4v17H17zM13 27h22v4H13zM15 31h3v6h-3zM30 31h3v6h-3z",
  "behind-the-throne": "M11 12h5v24h-5zM18 17h5v19h-5zM25 22h5v14h-5zM32 27h5v9h-5z",
  "shadow-throne": "M12 34V16l7 6 5-10 5 10 7-6v18z",
  "shadows-over-the-empire":
    "M13 12h9v9h-9zM26 12h9v9h-9zM13 25h9v9h-9zM30.5 24a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z",
};

/** A game's shield. */
export function emblem(game) {
  const svg = document.createElementNS(SVG, "svg");
  const paths = [["shield", SHIELD], ["charge", CHARGES[game] ?? "M24 12l10 12-10 12-10-12z"]];
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("emblem");
  for (const [name, d] of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

export const copied = async (field) => {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy"); // pages that came without encryption have no other way
};
