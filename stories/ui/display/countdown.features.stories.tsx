import { Card } from '@kopa/ui/card';
import { Countdown } from '@kopa/ui/countdown';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const start = Date.UTC(2026, 10, 21, 8);
const minute = 60_000;

const meta = {
  title: 'ui/display/countdown/features',
  component: Countdown,
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
  args: { endsAt: start + 6 * minute + 20_000, now: () => start },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

function Clock({ onEnd }: { onEnd?: (() => void) | undefined }) {
  const clock = useRef(start);
  const now = useCallback(() => clock.current, []);
  const pass = (ms: number) => {
    clock.current += ms;
    // As after a sleep: the page becomes visible again.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return (
    <>
      <Card>
        <p className="text-center text-amount">
          <Countdown endsAt={start + 6 * minute + 20_000} now={now} onEnd={onEnd}>
            {(minutes) => `${minutes} min`}
          </Countdown>
        </p>
      </Card>
      <button type="button" className="min-h-11 underline" onClick={() => pass(minute)}>
        A minute passes
      </button>
      <button type="button" className="min-h-11 underline" onClick={() => pass(10 * minute)}>
        The phone sleeps for ten minutes
      </button>
    </>
  );
}

const polite = (root: HTMLElement) => root.querySelector('[data-kopa-live=polite]')?.textContent;

/** Whole minutes from a deadline, announced at 5, 1 and 0. Right at once after a sleep. */
export const Minutes: Story = {
  args: { onEnd: fn() },
  render: ({ onEnd }) => <Clock onEnd={onEnd} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('7 min');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(timer).toHaveTextContent('6 min');
    await expect(polite(canvasElement)).toBe('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(polite(canvasElement)).toBe('5 minutes left'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(timer).toHaveTextContent('A little longer than usual');
    await waitFor(() => expect(polite(canvasElement)).toBe('A little longer than usual'));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** The one place where seconds are counted: asking for another code. */
export const Seconds: Story = {
  args: { unit: 'second', endsAt: start + 42_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:42');
    await expect(canvas.getByRole('timer').querySelector('time')).toHaveAttribute('datetime', 'PT42S');
  },
};

/** A deadline that has passed already says so at once. */
export const Over: Story = {
  args: { endsAt: start - minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('A little longer than usual');
  },
};

/** An invalid time counts as past. */
export const NoDeadline: Story = {
  args: { endsAt: Number.NaN, overdueText: 'We will tell you by SMS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('We will tell you by SMS');
  },
};

export const Swahili: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Zimebaki dakika 7');
  },
};
