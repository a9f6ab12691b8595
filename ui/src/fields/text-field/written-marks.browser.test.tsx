import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TextField } from './index.js';

/** Digits, with a dash after the fourth. */
const dashed = (raw: string) => raw.replaceAll(/\D/g, '').replace(/^(\d{4})/, '$1-');

it('a mark that the cleaning writes at the end does not hold up Backspace', async () => {
  await render(<TextField label="Number" sanitize={dashed} />);
  const input = page.getByRole('textbox', { name: 'Number' });
  await userEvent.click(input);
  await userEvent.keyboard('1234');
  await expect.element(input).toHaveValue('1234-');
  await userEvent.keyboard('5');
  await expect.element(input).toHaveValue('1234-5');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('1234-');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('12');
});
