import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from './index.js';

const written = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

it('Ledger is a list of names and figures, with the currency at the first line, the sums and the total', async () => {
  const view = await render(
    <Ledger>
      <LedgerLine label="You borrow" cents={1_000_000} />
      <LedgerLine label="Processing fee" cents={-9800} />
      <LedgerSum label="You receive" cents={990_200} />
      <LedgerTotal label="You pay back" cents={1_074_800} />
    </Ledger>,
  );
  const list = view.container.querySelector('dl');
  expect([...(list?.querySelectorAll('dt') ?? [])].map(written)).toEqual([
    'You borrow',
    'Processing fee',
    'You receive',
    'You pay back',
  ]);
  const seen = [...(list?.querySelectorAll('dd') ?? [])].map((figure) =>
    figure.innerText.replace(/\s/g, ' '),
  );
  expect(seen).toEqual(['KSh 10,000', '− 98', 'KSh 9,902', 'KSh 10,748']);
});

it('Ledger has one rule above a sum and two below the total', async () => {
  const view = await render(
    <Ledger>
      <LedgerSum label="You receive" cents={990_200} />
      <LedgerTotal label="You pay back" cents={1_074_800} />
    </Ledger>,
  );
  const [sum, total] = [...(view.container.querySelector('dl')?.children ?? [])].map((row) =>
    getComputedStyle(row),
  );
  expect([sum?.borderTopStyle, sum?.borderBottomWidth]).toEqual(['solid', '0px']);
  expect([total?.borderTopStyle, total?.borderBottomStyle, total?.borderBottomWidth]).toEqual([
    'solid',
    'double',
    '3px',
  ]);
});

it('Ledger reports two totals, missing lines and a row outside to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <Ledger>
      <LedgerTotal label="You receive" cents={1} />
      <LedgerTotal label="You pay back" cents={2} />
    </Ledger>,
  );
  await render(<Ledger>{null}</Ledger>);
  await render(
    <dl>
      <KeyFact label="APR" value="35%" />
    </dl>,
  );
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([
    expect.stringContaining('it has 2 totals'),
    expect.stringContaining('it has no lines'),
    expect.stringContaining('KeyFact: it stands outside of a Ledger'),
  ]);
});
