import { PromiseDue } from '@kopa/ui/promise-due';
import type { Meta, StoryObj } from '@storybook/react-vite';

const now = Date.parse('2026-11-23T10:42:00+03:00');

const meta = {
  title: 'ui/display/promise-due/examples',
  component: PromiseDue,
  tags: ['no-picture'],
  args: { now, dueAt: now, children: 'now' },
} satisfies Meta<typeof PromiseDue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below what an item is about. */
export const InAQueue: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-3 text-title">Feedback</h1>
      <p className="text-body">Loan not received</p>
      <PromiseDue now={now} dueAt={now - 47 * 60_000} title="Mon 23 Nov, 09:55">
        47 min late
      </PromiseDue>
    </main>
  ),
};
