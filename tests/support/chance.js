(seed) => {
  // Chance of a page under test. Every load has its own, so that no request is made twice under one name.
  let loads = 0;
  try {
    loads = Number(sessionStorage.getItem("loads") ?? 0) + 1;
    sessionStorage.setItem("loads", String(loads));
  } catch {
    // a blank page keeps nothing
  }
  let state = (seed ^ Math.imul(loads, 0x9e3779b9)) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
  Math.random = next;
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(next() * 256);
    return array;
  };
}
