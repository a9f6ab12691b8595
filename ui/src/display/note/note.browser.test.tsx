import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Note } from './index.js';

it('Note has an icon for its tone that is hidden from screen readers, or none', async () => {
  const view = await render(
    <>
      <Note tone="success">You can close the app safely.</Note>
      <Note icon={null}>Plain</Note>
    </>,
  );
  const [withIcon, without] = view.container.children;
  expect(withIcon?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(without?.querySelector('svg')).toBeNull();
});

it('Note shows nothing without words, uses info for an unknown tone, and reports both to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const empty = await render(<Note />);
  expect(empty.container.innerHTML).toBe('');
  const odd = await render(<Note tone={'loud' as 'info'}>Listen</Note>);
  const like = await render(<Note>Listen</Note>);
  expect(odd.container.innerHTML).toBe(like.container.innerHTML);
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([expect.stringContaining('no words'), expect.stringContaining('no tone "loud"')]);
});
