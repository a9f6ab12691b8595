/** Numbers that follow from a seed alone. */
export interface Random {
  /** At least `least`, less than `limit`. */
  real(least: number, limit: number): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
}

/** Starts from `seed`, by mulberry32. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const real = (least: number, limit: number) => least + next() * (limit - least);
  const whole = (least: number, most: number) => Math.floor(real(least, most + 1));
  return {
    real,
    whole,
    one(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('one() needs something to choose from.');
      return item;
    },
  };
}
