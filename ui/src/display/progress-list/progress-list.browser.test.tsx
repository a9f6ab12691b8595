import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressList, type ProgressItem } from './index.js';

it('ProgressList is an ordered list with the state of each item', async () => {
  const view = await render(
    <ProgressList
      items={[
        { title: 'Sent', state: 'done' },
        { title: 'Checked', state: 'now' },
        { title: 'Answered', state: 'todo' },
      ]}
    />,
  );
  const items = view.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Sent (done)', 'Checked (now)', 'Answered (to do)']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it.each<[string, ProgressItem[], number]>([
  ['it has no items', [], 0],
  [
    'more than one item is now',
    [
      { title: 'Checked', state: 'now' },
      { title: 'Answered', state: 'now' },
    ],
    1,
  ],
  [
    'something is done after what is not',
    [
      { title: 'Checked', state: 'todo' },
      { title: 'Answered', state: 'done' },
    ],
    0,
  ],
])('tells the developer that %s', async (fault, items, marked) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<ProgressList items={items} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(fault));
  expect(view.container.querySelectorAll('[aria-current]')).toHaveLength(marked);
  expect(view.container.querySelectorAll('li')).toHaveLength(items.length);
  expect(view.container.querySelectorAll('ol')).toHaveLength(items.length === 0 ? 0 : 1);
  error.mockRestore();
});
