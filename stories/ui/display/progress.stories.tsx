import { Card } from '@kopa/ui/card';
import { Countdown } from '@kopa/ui/countdown';
import { ProgressBar } from '@kopa/ui/progress';
import { ProgressList } from '@kopa/ui/progress-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/display/progress',
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: () => (
    <ProgressList
      items={[
        {
          title: 'We have your application',
          caption: 'Sat 21 Nov, 10:42 · KSh 10,000 for 91 days',
          state: 'done',
        },
        { title: 'We check your details', caption: 'ID, income and loan history', state: 'now' },
        { title: 'You get the answer by SMS', caption: 'To 0712 ••• 412. Then you decide.', state: 'todo' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [, now] = canvas.getAllByRole('listitem');
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(now).toHaveTextContent('We check your details (now)');
  },
};

export const Bar: Story = {
  render: () => (
    <Card>
      <ProgressBar value={0.32} label="Usual time of a check" />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Usual time of a check' })).toHaveAttribute(
      'aria-valuetext',
      '32 percent done',
    );
  },
};

export const Term: Story = {
  render: () => (
    <Card>
      <ProgressBar
        marker
        value={0.495}
        label="Days of the loan"
        valueText="46 of 91 days left"
        captions={['7 Oct', '46 days left', '6 Jan']}
      />
    </Card>
  ),
};

const start = Date.UTC(2026, 10, 21, 8);
const deadline = start + 6 * 60_000 + 20_000;
const ended = fn();

function Clock() {
  const [time, setTime] = useState(start);
  const clock = useRef(start);
  const pass = (ms: number) => {
    clock.current += ms;
    setTime(clock.current);
    // As after a sleep: the page becomes visible again.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const now = useCallback(() => clock.current, []);
  return (
    <>
      <Card>
        <p className="text-center text-amount" data-time={time}>
          <Countdown endsAt={deadline} now={now} onEnd={ended}>
            {(minutes) => `${minutes} min`}
          </Countdown>
        </p>
      </Card>
      <button type="button" className="min-h-11 underline" onClick={() => pass(60_000)}>
        A minute passes
      </button>
      <button type="button" className="min-h-11 underline" onClick={() => pass(600_000)}>
        The phone sleeps for ten minutes
      </button>
    </>
  );
}

const polite = (root: HTMLElement) => root.querySelector('[data-kopa-live=polite]')?.textContent;

/** Whole minutes from a deadline; read out at 5, 1 and 0. At the end it says so, calmly. */
export const Minutes: Story = {
  render: () => <Clock />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    ended.mockClear();
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('7 min');
    const pass = canvas.getByRole('button', { name: 'A minute passes' });
    pass.focus();
    await userEvent.keyboard('{Enter}');
    await expect(timer).toHaveTextContent('6 min');
    await expect(polite(canvasElement)).toBe('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(polite(canvasElement)).toBe('5 minutes left'));
    await userEvent.click(canvas.getByRole('button', { name: /sleeps/ }));
    await expect(timer).toHaveTextContent('A little longer than usual');
    await waitFor(() => expect(polite(canvasElement)).toBe('A little longer than usual'));
    await expect(ended).toHaveBeenCalledTimes(1);
  },
};

/** The one place where seconds are counted: asking for another code. */
export const Seconds: Story = {
  render: () => <Countdown unit="second" endsAt={start + 42_000} now={() => start} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:42');
  },
};

export const ListJuaDark: Story = { ...List, play: undefined, globals: { brand: 'jua', mode: 'dark' } };
export const ListRightToLeft: Story = { ...List, play: undefined, globals: { direction: 'rtl' } };
