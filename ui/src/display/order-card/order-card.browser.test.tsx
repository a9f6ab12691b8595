import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OrderCard } from './index.js';

it('OrderCard is one control with amount, status and next step', async () => {
  const opened = vi.fn();
  const view = await render(
    <OrderCard
      amountCents={1_000_000}
      status={{ tone: 'primary', label: 'Repaying' }}
      caption="Pay 10,748 by 6 Jan 2027"
      onClick={opened}
    />,
  );
  const button = view.getByRole('button');
  await expect.element(button).toHaveAccessibleName(/^KSh\s10,000 Repaying Pay 10,748 by 6 Jan 2027$/);
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  await button.click();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('OrderCard is a link with an address, and no control without a target', async () => {
  const view = await render(
    <>
      <OrderCard amountCents={800_000} status={{ tone: 'success', label: 'Finished' }} href="#/orders/2" />
      <OrderCard amountCents={500_000} status={{ tone: 'neutral', label: 'Cancelled' }} />
    </>,
  );
  expect(view.getByRole('link').element().getAttribute('href')).toBe('#/orders/2');
  expect(view.container.querySelectorAll('a, button')).toHaveLength(1);
});

it.each(['primary', 'danger', 'success', 'info', 'warning', 'neutral'] as const)(
  'OrderCard shows %s by an icon and a word, and not by colour alone',
  async (tone) => {
    const view = await render(<OrderCard amountCents={100} status={{ tone, label: 'A state' }} />);
    expect(view.container.querySelectorAll('svg')).toHaveLength(1);
    expect(view.container.textContent).toContain('A state');
  },
);

it('OrderCard reports an unknown tone and a negative amount to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(
    <OrderCard amountCents={-100} status={{ tone: 'purple' as never, label: 'Repaying' }} />,
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no tone "purple"'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('the amount is -100 cents'));
  expect(view.container.textContent).toContain('Repaying');
  error.mockRestore();
});
