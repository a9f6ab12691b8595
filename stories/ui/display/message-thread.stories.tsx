import { MessageThread, type Message } from '@kopa/ui/message-thread';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const messages: Message[] = [
  {
    id: '1',
    from: 'me',
    at: Date.UTC(2026, 10, 20, 15, 4),
    text: 'I paid 2,000 by paybill yesterday. The app still shows 10,748.',
    files: [{ name: 'Receipt photo', caption: '148 kB · sent' }],
  },
  {
    id: '2',
    from: 'them',
    author: 'Achieng, EasyCash',
    at: Date.UTC(2026, 10, 21, 6, 12),
    text: 'Thank you, Wanjiru. We see the photo, but the M-Pesa code is cut off. Please send the 10 letters and numbers from the M-Pesa SMS.',
  },
  { id: '3', from: 'me', at: Date.UTC(2026, 10, 21, 6, 40), text: 'SKL8Q2XY7P', state: 'failed' },
];

const meta = {
  title: 'ui/display/message-thread',
  component: MessageThread,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { timeZone: 'Africa/Nairobi', messages },
  parameters: guide({
    keys: [
      ['Tab', 'reaches files that open, "Try again", then the composer'],
      ['Enter', 'in the composer: a new line'],
      ['Ctrl or Command with Enter', 'in the composer: sends'],
    ],
    dos: [
      'Show a message at once, as sending, and keep its id when it is sent.',
      'Keep what could not be sent in the thread, with "Try again".',
      'Name who answers: "Achieng, EasyCash", and say below when an answer comes.',
      'Put the composer in the footer of the screen, so that it stays above the keyboard.',
    ],
    donts: [
      'Do not float a chat bubble over buttons: there is one place for help.',
      'Do not show "seen" or "is typing": it presses both sides.',
      'Do not end a thread without saying how to begin another one.',
    ],
  }),
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Payment not showing', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('log', { name: 'Payment not showing' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};
