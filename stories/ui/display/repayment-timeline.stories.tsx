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
      ['Tab', 'reaches the track, when a day can be chosen'],
      ['Arrow keys', 'a day earlier or later; the day and the difference are read out'],
      ['Page Up and Page Down', 'a week later or earlier'],
      ['Home and End', 'today and the last day'],
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
    payDay: {
      label: 'The day you pay',
      days: 37,
      max: 76,
      due: 46,
      day: 'Mon 28 Dec 2026, your payday',
      cents: 1_067_400,
      difference: 'KSh 74 less than on the due day',
      payday: { days: 37, name: 'Payday 28 Dec' },
      ends: ['Today', 'Due 6 Jan', '5 Feb'],
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const chart = within(canvas.getByRole('region', { name: 'What it costs, by the day you pay' }));
    await expect(chart.getAllByRole('term')).toHaveLength(3);
    await expect(chart.getByText('KSh 2,148 on top: Interest KSh 748, Late charge KSh 1,400')).toBeTruthy();
    const track = chart.getByRole('slider', { name: 'The day you pay' });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await expect(track).toHaveAttribute(
      'aria-valuetext',
      'Mon 28 Dec 2026, your payday. KSh 74 less than on the due day',
    );
    await userEvent.keyboard('{PageUp}');
    await expect(args.payDay?.onChange).toHaveBeenCalledWith(44);
  },
};
