import { Card } from '@kopa/ui/card';
import { CopyButton } from '@kopa/ui/copy-button';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/actions/copy-button/examples',
  component: CopyButton,
  args: { value: '', what: '' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment that is looked for: the code from the SMS, ready to paste into a message. */
export const PaymentCode: Story = {
  render: () => (
    <div className="flex flex-col gap-3 p-4">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <div className="min-w-0 flex-1 basis-[8rem]">
            <p className="text-caption text-muted">M-Pesa code, 20 Nov 18:04</p>
            <p className="text-title text-ink tabular-nums">SKL8 Q2XY 7P</p>
          </div>
          <span className="-me-2.5">
            <CopyButton value="SKL8Q2XY7P" what="M-Pesa code" />
          </span>
        </div>
      </Card>
      <Note tone="neutral">Paste it into your message, and we find the payment within a day.</Note>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy M-Pesa code' })).toHaveFocus();
  },
};
