import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../tailwind.config.ts';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
const tokens = new Set([...css.matchAll(/^\s*(--kopa-[\w-]+):/gm)].map(([, name]) => name as string));
const mapped = new Set(
  [...JSON.stringify(config).matchAll(/var\((--kopa-[\w-]+)\)/g)].map(([, name]) => name as string),
);

/** Tokens without a utility: CSS rules and other tokens use them by their variables. */
const withoutUtility = [
  /^--kopa-border-/,
  /^--kopa-page-/,
  /^--kopa-wheel-row$/,
  /^--kopa-size-step-head$/,
  // Comes with the text size `amount`.
  /^--kopa-weight-amount$/,
];

it('every utility refers to an existing token', () => {
  expect([...mapped].filter((name) => !tokens.has(name))).toEqual([]);
  expect(mapped.size).toBeGreaterThan(60);
});

it('every token has a utility, or is listed as one without', () => {
  const idle = [...tokens].filter(
    (name) => !mapped.has(name) && !withoutUtility.some((pattern) => pattern.test(name)),
  );
  expect(idle).toEqual([]);
  const stale = withoutUtility.filter(
    (pattern) => ![...tokens].some((name) => pattern.test(name) && !mapped.has(name)),
  );
  expect(stale).toEqual([]);
});

it('no utility has its own colour or radius', () => {
  const { colors, borderRadius } = config.theme;
  const own = Object.entries({ ...colors, ...borderRadius }).filter(
    ([, value]) => !/^var\(--kopa-|^(0|transparent|currentColor|inherit)$/.test(value),
  );
  expect(own).toEqual([]);
});
