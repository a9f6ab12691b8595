import { MessageComposer, MessageThread, MessageThreadHeader, type Message } from '@kopa/ui/message-thread';
import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark, Clock } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { Note } from '@kopa/ui/note';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'ui/display/message-thread/examples',
  component: MessageThread,
  args: { messages: [] },
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const before: Message[] = [
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
];

function Thread() {
  const [messages, setMessages] = useState(before);
  return (
    <Screen
      header={
        <NavBar
          title="Payment not showing"
          onBack={() => undefined}
          end={<IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />}
        />
      }
      footer={
        <MessageComposer
          onAttach={() => undefined}
          onSend={(text) =>
            setMessages([
              ...messages,
              {
                id: String(messages.length + 1),
                from: 'me',
                at: Date.UTC(2026, 10, 21, 7, messages.length),
                text,
                state: 'sending',
              },
            ])
          }
        />
      }
    >
      <div className="-mx-4 -mt-4 mb-4">
        <MessageThreadHeader replyNeeded={messages.length === before.length} number="No. 20418">
          Loan of KSh 10,000 · sent 20 Nov 2026
        </MessageThreadHeader>
      </div>
      <MessageThread messages={messages} label="Payment not showing" timeZone="Africa/Nairobi">
        <Note tone="neutral" icon={<Clock aria-hidden />}>
          We answer within 48 hours.
        </Note>
      </MessageThread>
    </Screen>
  );
}

/** A question about a payment, and the answer that is asked for. */
export const Feedback: Story = {
  render: () => <Thread />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    await userEvent.click(field);
    await userEvent.keyboard('SKL8Q2XY7P{Control>}{Enter}{/Control}');
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText('SKL8Q2XY7P')).toBeVisible();
    await expect(log.getByText('Sending…')).toBeVisible();
    await expect(field).toHaveFocus();
    // The picture is of the whole page; the message that was sent had been scrolled to.
    scrollTo(0, 0);
  },
};
