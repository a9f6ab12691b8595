import { MessageComposer, MessageThread, MessageThreadHeader, type Message } from '@kopa/ui/message-thread';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const at = Date.UTC(2026, 10, 20, 15, 4);
const mine: Message = { id: '1', from: 'me', at, text: 'I paid 2,000 by paybill.' };

const meta = {
  title: 'ui/display/message-thread/features',
  component: MessageThread,
  args: { timeZone: 'Africa/Nairobi', messages: [mine] },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { args: { messages: [{ ...mine, state: 'sending' }] } };

export const Files: Story = {
  args: {
    messages: [
      { ...mine, text: 'Only how many is known.', files: 3 },
      {
        ...mine,
        id: '2',
        text: '',
        files: [
          { name: 'Receipt photo', caption: '148 kB', href: '#receipt' },
          { name: 'Front of the card', caption: '212 kB' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 files attached')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Receipt photo/ })).toHaveFocus();
  },
};

export const Headers: Story = {
  render: () => (
    <div className="-mx-4 flex flex-col gap-4">
      <MessageThreadHeader replyNeeded number="No. 20418">
        Loan of KSh 10,000 · sent 20 Nov 2026
      </MessageThreadHeader>
      <MessageThreadHeader status={<StatusChip tone="success">Answered</StatusChip>} number="No. 20391">
        Change of phone number · sent 2 Nov 2026
      </MessageThreadHeader>
      <MessageThreadHeader>A question about my loan</MessageThreadHeader>
    </div>
  ),
};

const send = fn();
const attach = fn();

/** An empty message names the missing text. Enter adds a line, Control and Enter send. */
export const Composer: Story = {
  render: () => <MessageComposer onSend={send} onAttach={attach} />,
  play: async ({ canvas, userEvent }) => {
    send.mockReset();
    const field = canvas.getByRole('textbox', { name: 'Write a message' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Attach a photo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('SKL8Q2{Enter}XY7P');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(send).toHaveBeenCalledWith('SKL8Q2\nXY7P');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Write a message first');
  },
};

export const ComposerWithFilesAndLines: Story = {
  render: () => (
    <MessageComposer
      onSend={send}
      onAttach={attach}
      fileCount={2}
      defaultText="One line that is longer than the field is wide, so that it goes on below."
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}And one more.');
    await expect(canvas.getByText('2 files attached')).toBeVisible();
  },
};

export const ComposerBusy: Story = {
  render: () => <MessageComposer busy onSend={send} error="No connection. Your text stays here." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongSmallPhone: Story = {
  args: {
    messages: [
      {
        ...mine,
        text: 'Nimelipa shilingi elfu mbili kupitia paybill jana.\n\nhttps://example.org/a/very/long/address/that/has/no/gap/anywhere',
        state: 'failed',
      },
      {
        id: '2',
        from: 'them',
        author: 'Achieng wa huduma kwa wateja, EasyCash Nairobi',
        at: at + 3_600_000,
        text: 'Asante.',
      },
    ],
    onRetry: fn(),
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
