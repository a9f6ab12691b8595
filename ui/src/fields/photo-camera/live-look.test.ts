import { describe, expect, it } from 'vitest';
import type { Pixels } from '../photo-field/photo-quality.js';
import { hintOf, sayNext, type LiveHint, type Said } from './live-look.js';

type Level = (x: number, y: number) => number;

/** A picture of grey levels; places are parts of its sides, 0 to 1. */
function picture(width: number, height: number, level: Level): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.fill(level((at % width) / width, Math.floor(at / width) / height), at * 4, at * 4 + 3);
  return { data, width, height };
}
const look = (level: Level, across = level) => ({
  whole: picture(160, 100, level),
  band: picture(640, 100, across),
});

/**
 * Lines of letters on a card that takes this part of the picture, on a table; `soft` is how far letters run
 * out, 0 to 1.
 */
const card =
  (part: number, soft = 0, light = 1): Level =>
  (x, y) => {
    const [inX, inY] = [(x - 0.5) / part, (y - 0.5) / part];
    if (Math.abs(inX) > 0.5 || Math.abs(inY) > 0.5) return 110 * light;
    const letter = (Math.sin(inX * 290) + 1) / 2;
    const sharp = letter > 0.5 ? 1 : 0;
    const line = Math.abs(inY * 10 - Math.round(inY * 10)) < 0.3;
    return (line ? 220 - 170 * (sharp * (1 - soft) + 0.5 * soft) : 220) * light;
  };

describe('the check of a card', () => {
  it.each<[string, ReturnType<typeof look>, LiveHint]>([
    ['a card that fills the frame', look(card(0.86)), 'ready'],
    ['the same in a dim room', look(card(0.86, 0, 0.5)), 'ready'],
    ['a card at night', look(card(0.86, 0, 0.2)), 'dark'],
    ['a flash on it', look(() => 245), 'bright'],
    ['a card far away', look(card(0.4)), 'small'],
    ['a shaken hand', look(card(0.86), (x) => 120 + 60 * Math.sin(x * 40)), 'blurry'],
    ['a table', look((x) => 120 + 6 * x), 'empty'],
  ])('sees %s', (_, seen, hint) => {
    expect(hintOf(seen, 'card')).toBe(hint);
  });

  it('a dim light is not taken for a shaken hand', () => {
    const dim = look(card(0.86, 0.6, 0.45));
    expect(hintOf(dim, 'card')).toBe('ready');
  });
});

const skin: Level = (x, y) => 150 + 30 * x - 20 * y;

describe('the check of a face', () => {
  it('the check mentions the light only', () => {
    expect(hintOf(look(skin), 'face')).toBe('ready');
    expect(
      hintOf(
        look((x, y) => skin(x, y) / 4),
        'face',
      ),
    ).toBe('dark');
  });
});

/** The hint at each check, a third of a second apart. */
function saying(looks: LiveHint[]): LiveHint[] {
  let said: Said | undefined;
  return looks.map((seen, at) => (said = sayNext(said, seen, at * 333)).hint);
}

describe('the hint', () => {
  it('a hint stays for a second, however fast the picture changes', () => {
    const looks = Array.from({ length: 30 }, (_, at): LiveHint => (at % 2 ? 'ready' : 'blurry'));
    expect(new Set(saying(looks))).toEqual(new Set(['blurry']));
    const often = Array.from({ length: 30 }, (_, at): LiveHint => (at % 4 < 2 ? 'ready' : 'blurry'));
    const said = saying(often);
    const changes = said.flatMap((hint, at) => (at > 0 && hint !== said[at - 1] ? [at * 333] : []));
    expect(changes.length).toBeGreaterThan(1);
    changes.reduce((before, now) => {
      expect(now - before).toBeGreaterThanOrEqual(999);
      return now;
    }, 0);
  });

  it('a hint changes after two equal new findings', () => {
    expect(saying(['small', 'small', 'small', 'small', 'ready', 'ready'])).toEqual([
      'small',
      'small',
      'small',
      'small',
      'small',
      'ready',
    ]);
  });
});
