import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from '../../server/src/http/documents/page/style.ts';
import { inProject } from '../../scripts/paths.ts';

/** The tokens of a block of `tokens.css`, by name. */
function tokensOf(selector: string): Map<string, string> {
  const css = readFileSync(inProject('ui', 'src', 'tokens.css'), 'utf8');
  const block = css.slice(css.indexOf(selector)).split('}')[0]!;
  return new Map(
    [...block.matchAll(/--kopa-color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

it.each([
  ['light', ":root,\n[data-brand='easycash'] {"],
  ['dark', "[data-mode='dark']:not([data-brand]),"],
] as const)('the page of the calls has the colours of the tokens, %s', (mode, selector) => {
  const tokens = tokensOf(selector);
  expect(tokens.size).toBeGreaterThan(20);
  for (const [name, value] of Object.entries(colours[mode]))
    expect([name, value]).toEqual([name, tokens.get(name)]);
});
