import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/actions/button/examples',
  component: Button,
  args: { children: '' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const leave = fn();

/** The end of an offer: one way on, one way out, both in plain words. */
export const OfferFooter: Story = {
  render: () => (
    <div className="flex flex-col gap-2 p-4">
      <Note tone="neutral">The money is on your M-Pesa in 10 to 60 minutes.</Note>
      <Button block>Get money: KSh 9,884</Button>
      <Button block variant="text" tone="muted" onClick={leave}>
        I do not want this loan
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    leave.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'I do not want this loan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledTimes(1);
  },
};

/** The only two that stand side by side: Previous hugs its words, Next takes the rest. */
export const PreviousAndNext: Story = {
  render: () => (
    <div className="border-t border-decor bg-surface px-4 py-3">
      <p className="mb-2 text-caption text-muted">3 of 11 answered</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline">Previous</Button>
        <div className="flex-1">
          <Button block>Next</Button>
        </div>
      </div>
    </div>
  ),
};
