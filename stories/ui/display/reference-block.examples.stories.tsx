import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Note } from '@kopa/ui/note';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/reference-block/examples',
  component: ReferenceBlock,
  args: { label: '', value: '' },
} satisfies Meta<typeof ReferenceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paying by paybill from any phone: all three numbers in one card. */
export const Paybill: Story = {
  render: () => (
    <div className="flex flex-col gap-3 p-4">
      <Card flush heading="In M-Pesa, choose Lipa na M-Pesa, then Paybill">
        <ReferenceBlock label="Business number" value="000123" />
        <ReferenceBlock label="Account number" value="EC4821907" />
        <ReferenceBlock label="Amount" value="10370" shown="10,370" />
      </Card>
      <Note tone="neutral">Shown here within 15 minutes of paying.</Note>
      <Button block>I have paid</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Account number' })).toHaveFocus();
  },
};

/** Payment in a shop: the barcode for the till, and the number as the fallback. */
export const InAShop: Story = {
  render: () => (
    <div className="flex flex-col gap-3 p-4">
      <Card flush heading="Show this at the till">
        <ReferenceBlock
          label="Reference"
          value="93001234567890"
          barcode
          caption="Pay KSh 10,370 in cash by Mon 23 Nov."
        />
      </Card>
      <Note tone="info">The shop takes a fee of its own. Ask before you pay.</Note>
    </div>
  ),
};
