import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Amount, formatAmount } from './index.js';

it('writes integer cents as people read them', async () => {
  const view = await render(<Amount cents={1_074_850} />);
  expect(view.container.textContent).toBe('KSh\u00a010,748.50');
});

it.each([10.5, Number.NaN, Number.POSITIVE_INFINITY, '1000'])(
  'shows a dash for %s, says so to readers, and tells the developer',
  async (cents) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await render(<Amount cents={cents as number} size="heading" />);
    expect(view.container.textContent).toBe('–amount not known');
    expect(view.container.querySelector('[aria-hidden=true]')?.textContent).toBe('–');
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`${cents} is not an amount in cents`));
    error.mockRestore();
  },
);

it('formats what is no amount as a dash, and never throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formatAmount(0.1, 'en-KE')).toBe('–');
  error.mockRestore();
});
