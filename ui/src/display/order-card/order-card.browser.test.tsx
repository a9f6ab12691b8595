import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OrderCard } from './index.js';

it('is one control that says how much, how it stands and what is next', async () => {
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

it('is a link with an address, and no control when it leads nowhere', async () => {
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
  'shows %s by an icon and a word, not by colour alone',
  async (tone) => {
    const view = await render(<OrderCard amountCents={100} status={{ tone, label: 'A state' }} />);
    expect(view.container.querySelectorAll('svg')).toHaveLength(1);
    expect(view.container.textContent).toContain('A state');
  },
);

it('tells the developer of a tone that is none and of a negative amount', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(
    <OrderCard amountCents={-100} status={{ tone: 'purple' as never, label: 'Repaying' }} />,
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no tone "purple"'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('the amount is -100 cents'));
  expect(view.container.textContent).toContain('Repaying');
  error.mockRestore();
});
