import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TextField } from './index.js';

const withoutSpace = (raw: string) => raw.replace(/\s/g, '');

it('an email field, in which scripts cannot place the caret, cleans its value and reports it to its parent', async () => {
  const told = vi.fn<(value: string) => void>();
  await render(
    <TextField
      label="Email"
      type="email"
      sanitize={withoutSpace}
      onChange={(event) => told(event.currentTarget.value)}
    />,
  );
  const input = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(input, 'wanjiru k@gmail.com');
  await expect.element(input).toHaveValue('wanjiruk@gmail.com');
  expect(told).toHaveBeenLastCalledWith('wanjiruk@gmail.com');
});
