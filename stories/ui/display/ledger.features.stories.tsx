import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/ledger/features',
  component: Ledger,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card>{Story()}</Card>
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <LedgerLine label="You borrow" cents={1_000_000} />
        <LedgerLine label="Interest, 30% a year" cents={74_800} sign="always" />
        <LedgerTotal label="You pay back" cents={1_074_800} />
        <KeyFact label="APR (all costs, per year)" value="35.06%" />
        <KeyFact label="If you pay late" value="KSh 200 a day" />
      </>
    ),
  },
} satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures of the offer that are no sums, below the total. */
export const KeyFacts: Story = {};

/** A sum that is not the end: a single rule, and no double one. */
export const SumOnly: Story = {
  args: {
    children: (
      <>
        <LedgerLine label="Paid 3 Dec, M-Pesa" cents={500_000} />
        <LedgerLine label="Paid 20 Dec, M-Pesa" cents={250_050} />
        <LedgerSum label="Paid until now" cents={750_050} />
      </>
    ),
  },
};

export const OtherCurrency: Story = {
  args: {
    currency: 'USh',
    children: (
      <>
        <LedgerLine label="You borrow" cents={50_000_000} />
        <LedgerTotal label="You pay back" cents={53_740_000} />
      </>
    ),
  },
};

/** The name wraps, the figure never does; the figure moves below the name only when no room is left. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        <LedgerLine
          label="Ada ya kushughulikia ombi lako, pamoja na kodi ya asilimia kumi na nane"
          cents={-11_600}
        />
        <LedgerTotal label="Jumla utakayolipa kwa mara moja mwishoni" cents={1_074_800} />
      </>
    ),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
};
