import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Minus } from '../../foundations/icons/index.js';
import { IconButton } from './index.js';

it('IconButton stays in place at the end of a range, and has no effect there', async () => {
  const tapped = vi.fn();
  const view = await render(
    <IconButton exhausted label="Fewer days" icon={<Minus aria-hidden />} onClick={tapped} />,
  );
  const button = view.getByRole('button', { name: 'Fewer days' }).element() as HTMLElement;
  button.focus();
  button.click();
  expect(tapped).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('IconButton reports a missing name to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<IconButton label=" " icon={<Minus aria-hidden />} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no label'));
  error.mockRestore();
});
