import { PromiseDue } from '@kopa/ui/promise-due';
import type { Meta, StoryObj } from '@storybook/react-vite';

const now = Date.parse('2026-11-23T10:42:00+03:00');

const meta = {
  title: 'ui/display/promise-due/features',
  component: PromiseDue,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { now, dueAt: now, children: 'now' },
} satisfies Meta<typeof PromiseDue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain, within four hours, and late. */
export const Promises: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      <li>
        <PromiseDue now={now} dueAt={now + 9 * 3_600_000}>
          in 9 h
        </PromiseDue>
      </li>
      <li>
        <PromiseDue now={now} dueAt={now + 118 * 60_000}>
          in 1 h 58 min
        </PromiseDue>
      </li>
      <li>
        <PromiseDue now={now} dueAt={now - 47 * 60_000}>
          47 min late
        </PromiseDue>
      </li>
    </ul>
  ),
};
