async ({ lit, over, turn, most, patience }) => {
  // Chooses what is lit, as chance has it, until the game is over; says how often. Quicker than a hand, and no proof
  // that one could do it.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 4));
  const asked = async () => {
    const began = performance.now();
    for (let times = 0; times < 2; ) {
      await moment();
      const there = window.eminence.underWay().length === 0 && document.querySelector(turn);
      times = there ? times + 1 : 0;
      if (performance.now() - began > patience) throw new Error(`nobody is asked: ${window.eminence.underWay()}`);
    }
  };
  for (let count = 0; count < most; count++) {
    await asked();
    if (document.querySelector(over)) return count;
    const things = document.querySelectorAll(lit);
    things[Math.floor(Math.random() * things.length)].click();
  }
  throw new Error(`the game is not over after ${most} choices`);
}
