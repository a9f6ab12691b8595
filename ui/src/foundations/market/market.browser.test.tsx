import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '../../display/amount/index.js';
import { Ledger, LedgerLine, LedgerTotal } from '../../display/ledger/index.js';
import { AmountField } from '../../fields/amount-field/index.js';
import { PhoneField } from '../../fields/phone-field/index.js';
import { TextField } from '../../fields/text-field/index.js';
import { WeekdayPicker } from '../../pickers/weekday-picker/index.js';
import { StringsProvider } from '../strings/index.js';
import { MarketProvider, useIdentityInput, withCurrency, type UiMarket } from './index.js';

const uganda: UiMarket = {
  currency: { symbol: 'USh', decimals: 0 },
  phone: { callingCode: '256', digits: 9, example: '772123456' },
  identityNumber: { digits: 14, letters: true },
  firstDay: 7,
};
const senegal: UiMarket = {
  ...uganda,
  currency: { symbol: 'FCFA', decimals: 0, place: 'after' },
};
const mexico: UiMarket = { ...uganda, currency: { symbol: '$', decimals: 2, gap: false } };

function IdRow() {
  return <TextField label="NIN" {...useIdentityInput()} />;
}

const everything = (
  <StringsProvider locale="en-UG">
    <Amount cents={10_370} />
    <Ledger>
      <LedgerLine label="Loan" cents={10_000} />
      <LedgerTotal label="To repay" cents={10_370} />
    </Ledger>
    <AmountField label="Sum" defaultValue="10370" />
    <PhoneField label="Phone" />
    <IdRow />
  </StringsProvider>
);
const shown = () => document.body.innerText.replaceAll(/\s+/g, ' ');

describe('a market', () => {
  it('is said once, and no component shows another country', async () => {
    await render(<MarketProvider market={uganda}>{everything}</MarketProvider>);
    expect(shown().match(/USh/g)).toHaveLength(4);
    expect(shown()).toContain('USh 10,370');
    expect(shown()).toContain('+256');
    expect(shown()).not.toMatch(/KSh|254/);
  });

  it('may have its currency after the figure, and without a gap', async () => {
    const view = await render(<MarketProvider market={senegal}>{everything}</MarketProvider>);
    expect(shown()).toContain('10,370 FCFA');
    expect(shown()).not.toContain('FCFA 10');
    await view.rerender(<MarketProvider market={mexico}>{everything}</MarketProvider>);
    expect(shown()).toContain('$103.70');
    expect(withCurrency('748', 'FCFA', senegal.currency)).toBe('748 FCFA');
    expect(withCurrency('748', '$', mexico.currency)).toBe('$748');
  });

  it('takes an identity number with letters, and no longer than it is', async () => {
    await render(<MarketProvider market={uganda}>{everything}</MarketProvider>);
    const row = page.getByRole('textbox', { name: 'NIN' });
    await userEvent.type(row, 'cm90-0123 45abcd9x');
    await expect.element(row).toHaveValue('CM90012345ABCD');
  });

  it('begins the week', async () => {
    const sheet = { open: true, onOpenChange: () => undefined, title: 'Payday', onChoose: () => undefined };
    await render(
      <MarketProvider market={uganda}>
        <WeekdayPicker {...sheet} value={null} />
      </MarketProvider>,
    );
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Sunday');
  });
});

describe('a market that lacks something', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is complained of, and shows no other country', async () => {
    await render(<MarketProvider market={{} as UiMarket}>{everything}</MarketProvider>);
    const said = vi.mocked(console.error).mock.calls.flat().join('\n');
    expect(said).toMatch(/MarketProvider: the market has no currency .* Give currency=/);
    expect(said).toMatch(/MarketProvider: the market has no phone numbers .* Give phone=/);
    expect(shown()).toContain('10,370');
    expect(shown()).not.toMatch(/KSh|254/);
  });
});
