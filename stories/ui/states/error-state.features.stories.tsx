import { ErrorState } from '@kopa/ui/error-state';
import { Illustration } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/states/error-state/features',
  component: ErrorState,
  decorators: [(Story) => <div className="py-8">{Story()}</div>],
  args: { body: 'Your answers are safe on this phone.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the retry runs, a second tap does nothing. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Loading' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** The bar runs three times, then only the button is left. */
export const TriesAgain: Story = {
  args: {
    illustration: <Illustration name="torn" />,
    title: 'Our side has a problem',
    body: 'Your loan and your payments are safe. Nothing was lost.',
    retryAfter: [10, 30, 30],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We try again in 10 seconds', { ignore: '.sr-only' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAWayOn: Story = {
  args: {
    illustration: <Illustration name="closed" />,
    title: 'Closed until 6:00',
    body: 'M-Pesa is away for the night.',
    onRetry: undefined,
  },
};
export const Offline: Story = {
  args: { illustration: <Illustration name="offline" />, title: 'No connection', body: undefined },
};
export const Swahili: Story = {
  args: { body: 'Majibu yako yako salama kwenye simu hii.' },
  globals: { locale: 'sw' },
};
export const LargeText: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%', locale: 'es' },
};
