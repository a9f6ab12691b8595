import { describe, expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/* Motion takes 120 to 320 ms, plays once, and is off when the phone or the host asks. Waits are no motion. */
const shortest = 120;
const longest = 320;
const fits = (ms: number) => ms === 0 || (ms >= shortest && ms <= longest);

/** A wait that lasts as long as the work: each also stands still with less motion. */
const waits: readonly string[] = ['ui/src/display/progress/filling-bar.tsx'];

const sheets = writtenFiles('{ui,app,desk}/src/**/*.css', 'brands/**/*.css').map((file) => ({
  file,
  text: textOf(file).replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const components = writtenFiles('{ui,app,desk}/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: textOf(file) }));

/** The values of the duration tokens, in ms. */
const tokens = new Map(
  [
    ...sheets
      .map(({ text }) => text)
      .join('\n')
      .matchAll(/--kopa-duration-([\w-]+):\s*(\d+)ms/g),
  ]
    .filter(([, , ms]) => Number(ms) > 0)
    .map(([, name = '', ms]) => [name, Number(ms)]),
);

/** Everything that a sheet animates: property and value. */
const moving = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/((?:animation|transition)(?:-[\w-]+)?):\s*([^;}]+)/g)].map(
    ([, property = '', value = '']) => ({ file, property, value: value.replace(/\s+/g, ' ') }),
  ),
);
const lines = (block = '') => block.split(';').map((line) => line.trim());
const where = ({ file, value }: { file: string; value: string }) => `${file}: ${value}`;

describe('motion', () => {
  it('every duration token is between 120 and 320 ms', () => {
    expect(tokens.size).toBeGreaterThan(3);
    expect([...tokens].filter(([, ms]) => !fits(ms))).toEqual([]);
  });

  it('every written duration and every multiple of a token is between 120 and 320 ms', () => {
    expect(moving.length).toBeGreaterThan(5);
    const wrong = moving.filter(({ value }) => {
      const written = [...value.matchAll(/(?<![\w.-])([\d.]+)(ms|s)\b/g)].map(
        ([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1),
      );
      const multiples = [...value.matchAll(/calc\(([\d.]+) \* var\(--kopa-duration-([\w-]+)\)\)/g)].map(
        ([, factor, name = '']) => Number(factor) * (tokens.get(name) ?? Number.NaN),
      );
      return ![...written, ...multiples].every(fits);
    });
    expect(wrong.map(where)).toEqual([]);
  });

  it('components take their durations from the tokens', () => {
    const names = components.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w-])duration-([\w[\]-]+)/g)].map(([, name = '']) => ({ file, value: name })),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({ value }) => !tokens.has(value)).map(where)).toEqual([]);
  });

  it('nothing plays for ever but a spinner, which stands still with less motion', () => {
    expect(moving.filter(({ value }) => value.includes('infinite')).map(where)).toEqual([]);
    const spins = components.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w-])animate-[^'"`]*/g)].map(([value]) => ({ file, value })),
    );
    expect(spins.length).toBeGreaterThan(2);
    expect(
      spins
        .filter(({ value }) => !/^animate-(none$|spin .*motion-reduce:animate-none)/.test(value))
        .map(where),
    ).toEqual([]);
  });

  it('scripts animate only waits, and ask for less motion first', () => {
    const scripts = components.filter(({ text }) => /\.animate\(/.test(text));
    expect(scripts.map(({ file }) => file)).toEqual(waits);
    expect(scripts.filter(({ text }) => !text.includes('isMotionReduced()'))).toEqual([]);
  });

  it('with less motion everything that moves fades instead', () => {
    const animations = moving.filter(({ property, value }) => property === 'animation' && value !== 'none');
    expect(
      animations
        .filter(({ value }) => !/^(var\(--kopa-sheet-way-(in|out), |kopa-fade)/.test(value))
        .map(where),
    ).toEqual([]);
    const styles = textOf('ui/src/styles.css');
    const [, asked] = /prefers-reduced-motion: reduce\)\s*\{\s*:root\s*\{([^}]+)\}/.exec(styles) ?? [];
    const [, told] = /\[data-motion='reduced'\]\s*\{([^}]+)\}/.exec(styles) ?? [];

    expect(lines(asked)).toEqual(lines(told));
    const still = [...tokens.keys()].filter((name) => !asked?.includes(`--kopa-duration-${name}:`));
    expect(still).toEqual(['fade']);
  });
});
