import { Skeleton } from '@kopa/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/states/skeleton/features',
  component: Skeleton,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { delay: 0 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { args: { rows: 5 } };
/** A card with one large figure, choices, lines with a figure, paragraphs. */
export const Shapes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {(['amount', 'choices', 'ledger', 'text'] as const).map((shape) => (
        <Skeleton key={shape} {...args} shape={shape} rows={3} />
      ))}
    </div>
  ),
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Jua: Story = { globals: { brand: 'jua' } };

/** Before the delay it takes its room, unseen and unread. */
export const NotYet: Story = {
  tags: ['no-picture'],
  args: { delay: 100_000_000 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-shown=false]');
    await expect(skeleton?.querySelector('[aria-hidden]')).not.toBeVisible();
    await expect(skeleton?.querySelector('output')).toBeEmptyDOMElement();
  },
};
