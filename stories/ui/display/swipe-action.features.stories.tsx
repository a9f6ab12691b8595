import { Card } from '@kopa/ui/card';
import { Download } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { SwipeAction } from '@kopa/ui/swipe-action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';

const meta = {
  title: 'ui/display/swipe-action/features',
  component: SwipeAction,
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  args: { label: 'Agreement', items: [], onChoose: () => undefined, children: <ListRow label="Agreement" /> },
} satisfies Meta<typeof SwipeAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a swipe does: the browser scrolls the row. */
async function swipe(canvas: ReturnType<typeof within>): Promise<void> {
  const dots = canvas.getByRole('button', { name: 'Actions: Agreement' });
  const row = dots.parentElement!.parentElement!;
  row.scrollTo({ left: getComputedStyle(row).direction === 'rtl' ? -row.scrollWidth : row.scrollWidth });
  await waitFor(() => expect(dots).toHaveAttribute('aria-expanded', 'true'));
}

/** What cannot be undone has its colour. */
export const Danger: Story = {
  args: { items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
  play: ({ canvas }) => swipe(canvas),
};
export const Two: Story = {
  args: {
    items: [
      { id: 'save', label: 'Save', icon: <Download aria-hidden /> },
      { id: 'delete', label: 'Delete', tone: 'danger' },
    ],
  },
  play: ({ canvas }) => swipe(canvas),
};
