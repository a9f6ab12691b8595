import { expect, it } from 'vitest';
import { apiReports, kept } from './api.ts';
import { packedDoors, unpacked } from './pack.ts';

const mend = 'the API of @kopa/ui has changed: run `npm run api`, read the difference, and add a changeset';

it('the public declarations of every door are the kept ones', async () => {
  const now = await apiReports(unpacked);
  expect(now.size).toBe(packedDoors().length);
  const before = kept();
  expect([...now.keys()], mend).toEqual([...before.keys()]);
  for (const [file, text] of now) expect(text, `${file}: ${mend}`).toBe(before.get(file));
});

it('a prop that a release would lose shows in the report of its door, and in those that build on it', async () => {
  const changed = await apiReports(unpacked, (file, text) =>
    file.endsWith('/amount-field/amount-field.d.ts') ? text.replace(/^.*\bmaxDigits\?:.*$/m, '') : text,
  );
  const before = kept();
  const differing = [...changed].filter(([name, report]) => before.get(name) !== report);
  expect(differing.map(([name]) => name)).toEqual([
    'amount-field.api.md',
    'form.api.md',
    'react-hook-form.api.md',
  ]);
  expect(before.get('amount-field.api.md')).toContain('maxDigits?: number');
  expect(changed.get('amount-field.api.md')).not.toContain('maxDigits');
});
