import { Card } from '@kopa/ui/card';
import { CodeField } from '@kopa/ui/code-field';
import { Countdown } from '@kopa/ui/countdown';
import { Clock } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';

const start = Date.UTC(2026, 10, 21, 8);
const now = () => start;

const meta = {
  title: 'ui/display/countdown/examples',
  component: Countdown,
  args: { endsAt: start },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** During the review: minutes in large type, and the statement at the end. */
export const Review: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4 text-center">
      <Illustration name="wait" />
      <h1 className="text-heading">Checking your application</h1>
      <Card>
        <p className="text-caption text-muted">Usually about</p>
        <p>
          <Countdown endsAt={start + 7 * 60_000} now={now}>
            {(minutes) => (
              <>
                <span className="text-amount">{minutes} min</span>{' '}
                <span className="text-title font-medium text-muted">more</span>
              </>
            )}
          </Countdown>
        </p>
        <p className="mt-2 text-caption text-muted">It can take up to 24 hours.</p>
      </Card>
    </main>
  ),
};

/** Under the code: the time of the next possible sending. */
export const SendAgain: Story = {
  render: () => (
    <main className="flex flex-col gap-5 p-4">
      <h1 className="text-heading">Enter the code we sent you</h1>
      <CodeField label="6-digit code" />
      <p className="flex items-center gap-2 ps-4 text-label font-text text-muted">
        <Clock aria-hidden className="size-5" />
        <span>
          Send again in <Countdown unit="second" endsAt={start + 42_000} now={now} overdueText="0:00" />
        </span>
      </p>
    </main>
  ),
};
