import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { Languages, Wallet } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/list-row/features',
  component: ListRow,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  args: { label: 'What you owe' },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link; the current one says so to readers. */
export const Leads: Story = {
  args: { href: '#owe', caption: 'Line by line', current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'What you owe Line by line',
    );
  },
};

/** Without href and onClick the row is text, and Tab skips it. */
export const Says: Story = {
  args: {
    icon: <Wallet aria-hidden />,
    label: '10,000 is high for your income',
    caption: 'You told us 15,000 to 29,999 a month, and one other loan is open.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};

/** The chosen value stands at the end. */
export const WithValue: Story = {
  args: { href: '#language', icon: <Languages aria-hidden />, label: 'Language', end: 'Kiswahili' },
};

/** A sum, its state, and a date below. */
export const Record: Story = {
  args: {
    href: '#1',
    label: <Amount cents={1_000_000} size="title" />,
    end: <StatusChip tone="primary">Repaying</StatusChip>,
    caption: 'Pay 10,748 by 6 Jan 2027',
  },
};

/** At twice the text size on a small phone the chip goes below the sum. */
export const RecordLargeText: Story = {
  ...Record,
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};

/** Long words make more lines; the chevron keeps its place. */
export const LongWords: Story = {
  args: {
    href: '#paid',
    label: 'Nimelipa kupitia M-Pesa lakini malipo yangu hayaonekani kwenye programu hii',
    caption: 'Tunachunguza ndani ya siku moja na kukujulisha kwa ujumbe mfupi wa simu',
  },
};
