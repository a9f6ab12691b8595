import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ListRow } from './index.js';

it('ListRow is a link, a button, or plain, depending on its props', async () => {
  const tapped = vi.fn();
  const view = await render(
    <>
      <ListRow label="What you owe" caption="Line by line" href="#owe" current />
      <ListRow label="Ask for 30 more days" onClick={tapped} />
      <ListRow label="Log out" onClick={tapped} stays />
      <ListRow label="Paid on time" caption="Three loans" />
    </>,
  );
  const link = view.getByRole('link', { name: 'What you owe Line by line' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(tapped).toHaveBeenCalledTimes(1);
  expect(view.getByRole('link').elements()).toHaveLength(1);
  // A chevron is a promise of another place.
  const chevrons = view
    .getByRole('button')
    .elements()
    .map((row) => row.querySelectorAll('svg').length);
  expect(chevrons).toEqual([1, 0]);
  for (const row of view.container.children)
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
});

it('ListRow reports a missing label, and a current row without a place, to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<ListRow label="" onClick={() => undefined} current />);
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([
    expect.stringContaining('it has no label'),
    expect.stringContaining('it is current without an href'),
  ]);
});
