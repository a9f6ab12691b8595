import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

/** One line of a list: a link, a button, or plain text. */
const meta = {
  title: 'ui/display/list-row',
  component: ListRow,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  args: { label: 'Ask for 30 more days', onClick: fn() },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the row, when it leads or acts'],
      ['Enter', 'opens it'],
      ['Space', 'presses it, when it is a button'],
    ],
    dos: [
      'Give an href when the row leads to a place, and onClick when something happens here.',
      'Put a status chip or a sum at the end; it wraps below when words are large.',
      'Put rows into one flush Card: the rules between them are theirs.',
    ],
    donts: [
      'Put a second button into a row: the whole row is one target.',
      'Say in the caption what one must know to act; it is small.',
      'Hide a fee behind a row on the offer.',
    ],
  }),
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Ask for 30 more days' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(56);
  },
};
