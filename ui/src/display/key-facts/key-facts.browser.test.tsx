import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyFacts, type KeyFactsProps } from './index.js';

const offer: KeyFactsProps = {
  receive: {
    lines: [
      { label: 'You borrow', cents: 1_000_000 },
      { label: 'Processing fee', cents: -9800 },
      { label: 'Tax on fee, 18%', cents: -1800 },
    ],
    label: 'You receive today',
    cents: 988_400,
  },
  payBack: {
    lines: [
      { label: 'You borrow', cents: 1_000_000 },
      { label: 'Interest, 30% a year', cents: 74_800 },
    ],
    label: 'You pay back',
    cents: 1_074_800,
  },
  facts: [
    { label: 'Due date', value: 'Saturday 20 February 2027' },
    { label: 'APR (all costs, per year)', value: '35.06%' },
  ],
};

it('KeyFacts pairs every name with its figure, in the order of the two sums', async () => {
  const view = await render(<KeyFacts {...offer} />);
  const pairs = [...view.container.querySelectorAll('dl dt')].map((term) =>
    `${term.textContent}: ${(term.nextElementSibling as HTMLElement).innerText}`.replaceAll('\u00a0', ' '),
  );
  expect(pairs).toEqual([
    'You borrow: KSh 10,000',
    'Processing fee: − 98',
    'Tax on fee, 18%: − 18',
    'You receive today: KSh 9,884',
    'You borrow: 10,000',
    'Interest, 30% a year: + 748',
    'You pay back: KSh 10,748',
    'Due date: Saturday 20 February 2027',
    'APR (all costs, per year): 35.06%',
  ]);
});

it('KeyFacts reports lines that do not add up to the developer, and shows the given figures', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<KeyFacts {...offer} receive={{ ...offer.receive, cents: 990_000 }} />);
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining('the lines of receive add up to 988400 cents, and its sum says 990000'),
  );
  expect(view.container.textContent).toContain('9,900');
  await render(<KeyFacts {...offer} payBack={{ lines: [] as never, label: 'You pay back', cents: -1 }} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('payBack has no lines'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('payBack comes to -1 cents'));
  error.mockRestore();
});
