import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/card/features',
  component: Card,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { children: <p className="text-body">We send the money to your M-Pesa number.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading stands above, in line with the card's text. */
export const Heading: Story = {
  args: { heading: 'Where the money goes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Where the money goes' })).toBeVisible();
  },
};

/** Without padding: rows bring their own, and their rules run to the edge. */
export const Flush: Story = {
  args: {
    flush: true,
    heading: 'This loan',
    children: (
      <>
        <ListRow label="What you owe, line by line" href="#owe" />
        <ListRow label="Ask for 30 more days" href="#more" />
      </>
    ),
  },
};

/** A long heading and a long word wrap; nothing is cut. */
export const LongWords: Story = {
  args: {
    heading: 'Mahali tutakapotuma pesa zako za mkopo mara tu utakapokubali makubaliano',
    children: (
      <p className="text-body">
        Tutatuma pesa kwa nambari ya M-Pesa uliyotuambia: hakikishausahihiwakekwanza.
      </p>
    ),
  },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '150%' },
};
