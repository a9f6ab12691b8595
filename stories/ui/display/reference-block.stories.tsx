import { Card } from '@kopa/ui/card';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/reference-block',
  component: ReferenceBlock,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
  parameters: guide({
    keys: [
      ['Tab', 'reaches "Copy"'],
      ['Enter or Space', 'copies the number without gaps'],
    ],
    dos: [
      'Give the value as the payment app or the shop wants to have it, and how it is shown apart from it.',
      'Put all numbers of one payment in one card: business, account, amount.',
      'Say in the caption until when the reference can be paid.',
    ],
    donts: [
      'Do not show a barcode without the number: scanners fail, and people read it out.',
      'Do not put a barcode in a picture that is loaded: it must be there without data.',
      'Do not copy the currency or the gaps.',
    ],
  }),
} satisfies Meta<typeof ReferenceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Reference', value: '93001234567890' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('definition')).toHaveTextContent('9300 1234 5678 90');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAccessibleName('Copied Reference'));
    await expect(write).toHaveBeenCalledWith('93001234567890');
    await waitFor(() => expect(button).toHaveAccessibleName('Copy Reference'), { timeout: 8000 });
  },
};
