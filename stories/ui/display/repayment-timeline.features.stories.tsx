import { RepaymentTimeline, type RepaymentDay } from '@kopa/ui/repayment-timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const day = (
  name: string,
  dateLabel: string,
  interest: number,
  late = 0,
  more: Partial<RepaymentDay> = {},
): RepaymentDay => ({
  name,
  dateLabel,
  totalCents: 1_000_000 + interest + late,
  costCents: interest + late,
  parts: { interest, late },
  ...more,
});

const meta = {
  title: 'ui/display/repayment-timeline/features',
  component: RepaymentTimeline,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { rows: [], caption: 'In all, and the part on top of the 10,000' },
} satisfies Meta<typeof RepaymentTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

function AnyDay() {
  const [days, setDays] = useState(37);
  const late = Math.max(0, days - 46);
  const cents = 1_037_000 + Math.min(days, 46) * 822 + late * 20_000;
  return (
    <RepaymentTimeline
      rows={[
        day('Today', '21 Nov', 37_000),
        day('On the due day', '6 Jan', 74_800),
        day('7 days late', '13 Jan', 74_800, 140_000),
      ]}
      caption="In all, and the part on top of the 10,000"
      lateLabel="Late charge, 200 a day"
      payDay={{
        label: 'The day you pay',
        days,
        max: 76,
        due: 46,
        day: days === 37 ? 'Mon 28 Dec 2026, your payday' : `In ${days} days`,
        cents: Math.round(cents / 100) * 100,
        difference: late > 0 ? `KSh ${late * 200} more: ${late} days late` : 'Less than on the due day',
        payday: { days: 37, name: 'Payday 28 Dec' },
        ends: ['Today', 'Due 6 Jan', '5 Feb'],
        onChange: setDays,
      }}
    />
  );
}

/** The chosen day changes the answer at once; after the due date the answer is a late one. */
export const ChangeTheDays: Story = {
  render: () => <AnyDay />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(canvas.getByText('KSh 1000 more: 5 days late')).toBeVisible();
  },
};

/** Without a choice of days, as on a screen of little room. */
export const Still: Story = {
  args: {
    rows: [
      day('Today', '21 Nov', 37_000),
      day('On the due day', '6 Jan', 74_800),
      day('7 days late', '13 Jan', 74_800, 140_000),
    ],
    lateLabel: 'Late charge, 200 a day',
  },
};

/** Nothing on top today, and being late costs no more: both are said. */
export const NoCostNoLateCharge: Story = {
  args: {
    rows: [
      day('Today', '21 Nov', 0),
      day('On the due day', '6 Jan', 74_800),
      day('7 days late', '13 Jan', 74_800, 0, { afterDue: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nothing on top')).toBeTruthy();
    await expect(canvas.getByText('No late charge')).toBeVisible();
  },
};

/** Once late: the days ahead, and the maximum. */
export const AlreadyLate: Story = {
  args: {
    rows: [
      day('Today', '12 Jan', 74_800, 120_000),
      day('In 7 days', '19 Jan', 74_800, 260_000),
      day('In 30 days', '11 Feb', 74_800, 720_000),
    ],
    lateLabel: 'Late charge, 200 a day',
    cap: 'It can never be more than KSh 20,000 in all',
    payDay: {
      label: 'The day you pay',
      days: 0,
      max: 30,
      due: 0,
      day: 'Tue 12 Jan 2027, today',
      cents: 1_194_800,
      difference: 'This is what you owe today',
      ends: ['Today', undefined, '11 Feb'],
      onChange: () => undefined,
    },
  },
};

export const AlreadyLateDark: Story = { ...AlreadyLate, globals: { mode: 'dark' } };

export const LongSmallPhone: Story = {
  args: {
    caption: 'Jumla yote, na sehemu iliyo juu ya shilingi 10,000 ulizokopa',
    lateLabel: 'Ada ya kuchelewa, shilingi 200 kwa siku',
    rows: [
      day('Ukilipa leo kabla ya saa sita usiku', '21 Nov', 37_000),
      day('Siku ya mwisho ya kulipa', '6 Jan', 74_800),
      day('Ukichelewa siku 7', '13 Jan', 74_800, 12_345_600),
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
