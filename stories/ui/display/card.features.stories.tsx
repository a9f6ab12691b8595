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

/** Looks and attributes from outside: with a heading, the `<section>` around both gets all of them. */
export const Open: Story = {
  args: {
    heading: 'Where the money goes',
    className: 'mt-8 rounded-large bg-sunken p-3',
    style: { maxInlineSize: '16rem' },
    id: 'money',
    'aria-label': 'Where the money goes',
  },
  render: (args) => <Card {...args} data-testid="money" />,
  play: async ({ canvas }) => {
    const section = canvas.getByTestId('money');
    await expect(section).toBe(canvas.getByRole('region', { name: 'Where the money goes' }));
    await expect(section).toContainElement(canvas.getByRole('heading', { level: 2 }));
    await expect(section).toHaveClass('mt-8', 'bg-sunken');
    await expect(section).toHaveAttribute('style', 'max-inline-size: 16rem;');
    await expect(section).toHaveAttribute('id', 'money');
  },
};
