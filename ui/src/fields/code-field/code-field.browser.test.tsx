import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CodeField } from './index.js';
import { codeIn } from './code-field.js';

it.each([
  ['481902', '481902'],
  ['481 902', '481902'],
  ['Your code: 481-902.', '481902'],
  ['EasyCash 24: your code is 481902. It ends in 10 minutes.', '481902'],
  ['On 21 Nov, code 481 902', '481902'],
  ['48a19', '4819'],
  ['4819023', '481902'],
  ['', ''],
])('CodeField finds the code in %j', (raw, code) => {
  expect(codeIn(raw, 6)).toBe(code);
});

it('CodeField reports a complete code once, and again after another code', async () => {
  const onComplete = vi.fn();
  await render(<CodeField label="Code" length={4} onComplete={onComplete} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Code' }));
  await userEvent.keyboard('4819');
  await userEvent.keyboard('5');
  expect(onComplete.mock.calls).toEqual([['4819']]);
  await userEvent.keyboard('{Backspace}7');
  expect(onComplete.mock.calls).toEqual([['4819'], ['4817']]);
});
