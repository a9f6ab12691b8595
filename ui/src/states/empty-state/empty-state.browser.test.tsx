import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './index.js';

it('EmptyState is a heading and a sentence', async () => {
  const view = await render(<EmptyState title="No loans yet" body="Each loan you take is kept here." />);
  await expect.element(view.getByRole('heading', { level: 2, name: 'No loans yet' })).toBeVisible();
  await expect.element(view.getByText('Each loan you take is kept here.')).toBeVisible();
});

it('EmptyState reports a missing title to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<EmptyState title="" body="Nothing" />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no title'));
  expect(view.container.querySelector('h2')).toBeNull();
  error.mockRestore();
});
