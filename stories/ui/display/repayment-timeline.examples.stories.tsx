import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { RepaymentTimeline } from '@kopa/ui/repayment-timeline';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/repayment-timeline/examples',
  component: RepaymentTimeline,
  args: { rows: [], caption: '' },
} satisfies Meta<typeof RepaymentTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

function Loan() {
  const [days, setDays] = useState(46);
  const late = Math.max(0, days - 46);
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div>
          <p className="text-label font-text text-muted">You owe, on 6 Jan 2027</p>
          <p className="text-ink">
            <Amount cents={1_074_800} size="amount" />
          </p>
        </div>
        <StatusChip tone="primary">46 days left</StatusChip>
      </div>
      <Card>
        <Ledger>
          <LedgerLine label="Borrowed on 7 Oct" cents={1_000_000} />
          <LedgerLine label="Interest, 91 days" cents={74_800} sign="always" />
          <LedgerLine label="Paid so far" cents={0} />
          <LedgerTotal label="Left to pay" cents={1_074_800} />
        </Ledger>
      </Card>
      <RepaymentTimeline
        caption="In all, and the part on top of the 10,000"
        lateLabel="Late charge, 200 a day"
        payDay={{
          label: 'The day you pay',
          days,
          max: 76,
          due: 46,
          day: late > 0 ? `${6 + late} Jan 2027` : 'Wed 6 Jan 2027',
          cents: 1_074_800 + late * 20_000,
          difference: late > 0 ? `KSh ${late * 200} more: ${late} days late` : 'This is the due day',
          ends: ['Today', 'Due 6 Jan', '5 Feb'],
          onChange: setDays,
        }}
        rows={[
          {
            name: 'Today',
            dateLabel: '21 Nov',
            totalCents: 1_037_000,
            costCents: 37_000,
            parts: { interest: 37_000, late: 0 },
          },
          {
            name: 'On the due day',
            dateLabel: '6 Jan',
            totalCents: 1_074_800,
            costCents: 74_800,
            parts: { interest: 74_800, late: 0 },
          },
          {
            name: '7 days late',
            dateLabel: '13 Jan',
            totalCents: 1_214_800,
            costCents: 214_800,
            parts: { interest: 74_800, late: 140_000 },
          },
        ]}
      />
      <Button variant="text" block>
        Ask for 30 more days
      </Button>
      <Button block>Pay</Button>
    </div>
  );
}

/** The running loan: the balance, its parts, and the saving of a payment today. */
export const YourLoan: Story = {
  render: () => <Loan />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByText('KSh 1400 more: 7 days late')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
  },
};
