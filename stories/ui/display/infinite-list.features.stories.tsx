import { InfiniteList } from '@kopa/ui/infinite-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useTransition } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/display/infinite-list/features',
  component: InfiniteList,
  tags: ['no-picture'],
  args: { hasMore: true, onMore: fn(), auto: false, children: <p className="p-4">Rows</p> },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = { args: { status: '30 of 120' } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failed: true } };
/** A short list, which says no end. */
export const Whole: Story = { args: { hasMore: false } };
/** The next rows come as the end comes near, until the end. */
export const Scrolled: Story = {
  args: { auto: true },
  render: function Render(args) {
    const [pages, setPages] = useState(1);
    const [isLoading, load] = useTransition();
    const fetchMore = async () => {
      await new Promise(requestAnimationFrame);
      setPages((all) => all + 1);
    };
    return (
      <InfiniteList {...args} hasMore={pages < 3} loading={isLoading} onMore={() => load(fetchMore)}>
        <ul className="px-4">
          {Array.from({ length: pages * 20 }, (_, at) => (
            <li key={at} className="border-b border-decor py-3">
              Loan {at + 1}
            </li>
          ))}
        </ul>
      </InfiniteList>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText('That is everything')).toBeVisible();
    });
    await expect(canvas.getByText('Loan 60')).toBeVisible();
  },
};
