import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Amount, formatAmount } from './index.js';

it("Amount writes integer cents in the reader's format", async () => {
  const view = await render(<Amount cents={1_074_850} />);
  expect(view.container.textContent).toBe('KSh\u00a010,748.50');
});

it.each([10.5, Number.NaN, Number.POSITIVE_INFINITY, '1000'])(
  'Amount shows a dash for %s, reads the dash out in words, and reports the value to the developer',
  async (cents) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await render(<Amount cents={cents as number} size="heading" />);
    expect(view.container.textContent).toBe('–amount not known');
    expect(view.container.querySelector('[aria-hidden=true]')?.textContent).toBe('–');
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`${cents} is not an amount in cents`));
    error.mockRestore();
  },
);

it('Amount formats an invalid amount as a dash, and never throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formatAmount(0.1, 'en-KE')).toBe('–');
  error.mockRestore();
});
