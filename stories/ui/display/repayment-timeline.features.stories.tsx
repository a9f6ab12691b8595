import { RepaymentTimeline, type RepaymentDay } from '@kopa/ui/repayment-timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

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

function DaysLate() {
  const [days, setDays] = useState(7);
  return (
    <RepaymentTimeline
      rows={[
        day('Today', '21 Nov', 37_000),
        day('On the due day', '6 Jan', 74_800),
        day(days === 1 ? '1 day late' : `${days} days late`, `${6 + days} Jan`, 74_800, days * 20_000),
      ]}
      caption="In all, and the part on top of the 10,000"
      lateLabel="Late charge, 200 a day"
      lateDays={{ days, max: 20, onChange: setDays }}
    />
  );
}

/** Minus and plus change how many days late; all bars keep one scale. */
export const ChangeTheDays: Story = {
  render: () => <DaysLate />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fewer days' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More days' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('9 days late')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-kopa-live=polite]')).toHaveTextContent(
        '9 days late, 15 Jan: KSh 12,548',
      ),
    );
  },
};

/** Without minus and plus, as on a screen of little room. */
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
    lateDays: { days: 30, min: 8, max: 90, label: 'Days from today', onChange: () => undefined },
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
