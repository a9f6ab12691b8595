import { Countdown } from '@kopa/ui/countdown';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const start = Date.UTC(2026, 10, 21, 8);

/** The time left until a deadline, without pressure. */
const meta = {
  title: 'ui/display/countdown',
  component: Countdown,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { endsAt: start + 6 * 60_000 + 20_000, now: () => start },
  parameters: guide({
    keys: 'none',
    dos: [
      "Give the deadline that the lender told, and the lender's clock.",
      'Say what happens at the end, calmly: "A little longer than usual".',
      'Use seconds only where one waits for a button: sending a code again.',
    ],
    donts: [
      'Count down an offer: "only 2 minutes left" makes people sign.',
      'Make it red, or let it blink.',
      'Announce more than it does: 5, 1 and 0 minutes are enough.',
    ],
  }),
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A started minute counts as whole. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('7 minutes left');
    await expect(timer.querySelector('time')).toHaveAttribute('datetime', 'PT7M');
  },
};
