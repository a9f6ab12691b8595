import { Amount } from '@kopa/ui/amount';
import { AmountField } from '@kopa/ui/amount-field';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { MarketProvider } from '@kopa/ui/market';
import { WeekdayPicker } from '@kopa/ui/weekday-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { uganda } from './uganda.ts';

const sums = (
  <div className="flex flex-col gap-4 p-4">
    <Amount cents={1_037_000} size="heading" />
    <Card>
      <Ledger>
        <LedgerLine label="Loan" cents={1_000_000} />
        <LedgerLine label="Interest" cents={37_000} sign="always" />
        <LedgerTotal label="To repay" cents={1_037_000} />
      </Ledger>
    </Card>
    <AmountField label="Amount" defaultValue="10370" />
  </div>
);

const meta = {
  title: 'ui/foundations/market/features',
  component: MarketProvider,
  tags: ['no-picture'],
  args: { market: uganda, children: sums },
} satisfies Meta<typeof MarketProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A currency without decimals: an amount is whole shillings. */
export const WithoutDecimals: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/USh 1,037,000/),
};

/** A currency after its figure. */
export const CurrencyAfter: Story = {
  args: { market: { ...uganda, currency: { symbol: 'FCFA', decimals: 0, place: 'after' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/1,037,000 FCFA/);
    await expect(canvasElement.textContent).not.toMatch(/FCFA\s\d/);
  },
};

/** A symbol without a gap, and two decimals. */
export const WithoutGap: Story = {
  args: { market: { ...uganda, currency: { symbol: '$', decimals: 2, gap: false } } },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/\$10,370/),
};

/** The week begins on the market's day, whatever the locale says. */
export const WeekFromSunday: Story = {
  args: {
    market: { ...uganda, firstDay: 7 },
    children: (
      <WeekdayPicker
        open
        onOpenChange={() => undefined}
        title="Payday"
        value={null}
        onChoose={() => undefined}
      />
    ),
  },
  globals: { locale: 'en' },
  play: async () => {
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('Sunday');
  },
};
