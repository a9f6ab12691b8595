import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/ledger/examples',
  component: Ledger,
  args: { children: null },
} satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The offer: received and owed sums, visibly added up. */
export const Offer: Story = {
  render: () => (
    <main className="p-4">
      <p className="text-caption text-muted">You pay back, in one payment</p>
      <Amount cents={1_074_800} size="amount" />
      <p className="mt-1 mb-3 text-label font-text text-muted">
        by <strong className="font-semibold text-ink">Saturday 20 February 2027</strong>, 91 days
      </p>
      <Card>
        <Ledger>
          <LedgerLine label="You borrow" cents={1_000_000} />
          <LedgerLine label="Processing fee" cents={-9800} />
          <LedgerLine label="Tax on fee, 18%" cents={-1800} />
          <LedgerSum label="You receive today" cents={988_400} />
          <LedgerLine label="You borrow" cents={1_000_000} />
          <LedgerLine label="Interest, 30% a year" cents={74_800} sign="always" />
          <LedgerTotal label="You pay back" cents={1_074_800} />
          <KeyFact label="APR (all costs, per year)" value="35.06%" />
          <KeyFact label="If you pay late" value="KSh 200 a day" />
        </Ledger>
      </Card>
    </main>
  ),
};

/** The balance during the loan, also when late. */
export const Owed: Story = {
  render: () => (
    <main className="p-4">
      <Card heading="What you owe today">
        <Ledger>
          <LedgerLine label="You borrowed" cents={1_000_000} />
          <LedgerLine label="Interest, 91 days" cents={74_800} sign="always" />
          <LedgerLine label="Late charge, 7 days" cents={140_000} sign="always" />
          <LedgerLine label="Paid 3 Dec" cents={-500_000} />
          <LedgerTotal label="Still to pay" cents={714_800} />
        </Ledger>
      </Card>
    </main>
  ),
};
