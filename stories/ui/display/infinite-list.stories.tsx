import { InfiniteList } from '@kopa/ui/infinite-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/infinite-list',
  component: InfiniteList,
  tags: ['new'],
  args: {
    hasMore: true,
    onMore: fn(),
    auto: false,
    status: '3 of 120',
    children: (
      <ul className="px-4">
        {['November', 'October', 'September'].map((month) => (
          <li key={month} className="border-b border-decor py-3">
            Loan of {month}
          </li>
        ))}
      </ul>
    ),
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the button after the last row'],
      ['Enter', 'fetches the next rows; the focus stays on the button while there are more'],
    ],
    dos: [
      'Say how much is shown of how much.',
      'Keep what the list has fetched while its page is elsewhere in the app, for Back.',
    ],
    donts: [
      'Put anything below the list that one must reach: the end moves away.',
      'Use it for a search, whose best rows are the first.',
    ],
  }),
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};
