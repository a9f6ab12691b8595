import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AmountColumns, AmountSummary } from './index.js';

it('AmountSummary names both sums, always in the same order', async () => {
  const view = await render(
    <AmountSummary title="KSh 10,000 for 91 days" get={{ cents: 988_400 }} payBack={{ cents: 1_074_800 }} />,
  );
  const pairs = [...view.container.querySelectorAll('dt')].map((term) =>
    `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
  );
  expect(pairs).toEqual(['You get: KSh 9,884', 'You pay back: KSh 10,748']);
});

it('AmountSummary reports swapped sums to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<AmountSummary title="A loan" get={{ cents: 1_074_800 }} payBack={{ cents: 988_400 }} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('payBack (988400) is less than get (1074800)'));
  error.mockRestore();
});

it('AmountColumns shows a signed amount without a currency, as an addition to the other one', async () => {
  const view = await render(
    <AmountColumns
      columns={[
        { label: 'What you agreed', cents: 1_074_800 },
        { label: 'Late charge so far', cents: 140_000, sign: 'always' },
      ]}
    />,
  );
  const figures = [...view.container.querySelectorAll('dd')].map((each) =>
    each.textContent.replaceAll('\u00a0', ' '),
  );
  expect(figures).toEqual(['KSh 10,748', '+ 1,400']);
});
