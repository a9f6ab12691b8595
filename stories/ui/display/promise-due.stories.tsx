import { PromiseDue } from '@kopa/ui/promise-due';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const now = Date.parse('2026-11-23T10:42:00+03:00');

/** How much of a promise is left. */
const meta = {
  title: 'ui/display/promise-due',
  component: PromiseDue,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { now, dueAt: now + 220 * 60_000, children: 'in 3 h 40 min' },
  parameters: guide({
    keys: 'none',
    dos: ['Change `now` once a minute.', 'Give the full moment as `title`.'],
    donts: ['Count seconds.', 'Say "deadline": it is a promise.'],
  }),
} satisfies Meta<typeof PromiseDue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-23T11:22:00.000Z');
    await expect(time).toHaveTextContent('in 3 h 40 min');
  },
};
