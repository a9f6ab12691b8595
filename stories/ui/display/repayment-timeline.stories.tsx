import { RepaymentTimeline, type RepaymentDay } from '@kopa/ui/repayment-timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../guide.ts';

const rows: RepaymentDay[] = [
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
    afterDue: true,
  },
];

const meta = {
  title: 'ui/display/repayment-timeline',
  component: RepaymentTimeline,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  parameters: guide({
    keys: [
      ['Tab', 'reaches minus and plus, when the days can be changed'],
      ['Enter or Space', 'one day less or more; the new sum is read out'],
    ],
    dos: [
      'Compare three days: today, the due date, and some days late.',
      'Say in the caption that the bars show only what comes on top.',
      'Say the cap as soon as the loan is late.',
    ],
    donts: [
      'Do not scale each bar by itself, and do not start one elsewhere than at zero.',
      'Do not leave out the late row because it looks bad: it is the price of being late.',
      'Do not animate the bars or add figures that appear on touch.',
    ],
  }),
} satisfies Meta<typeof RepaymentTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    rows,
    caption: 'In all, and the part on top of the 10,000',
    lateLabel: 'Late charge, 200 a day',
    lateDays: { days: 7, max: 30, onChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const chart = within(canvas.getByRole('region', { name: 'What it costs, by the day you pay' }));
    await expect(chart.getAllByRole('term')).toHaveLength(3);
    await expect(chart.getByText('KSh 2,148 on top: Interest KSh 748, Late charge KSh 1,400')).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(chart.getByRole('button', { name: 'More days' })).toHaveFocus();
    await userEvent.keyboard(' ');
    const told = args.lateDays?.onChange;
    await expect(told).toHaveBeenNthCalledWith(1, 6);
    await expect(told).toHaveBeenNthCalledWith(2, 8);
  },
};
