import { Card } from '@kopa/ui/card';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/display/reference-block/features',
  component: ReferenceBlock,
  args: { label: 'Reference', value: '93001234567890' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ReferenceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a shop's scanner: black on white in every mode, with room at both ends, named by its number. */
export const WithBarcode: Story = {
  args: { barcode: true, caption: 'Show it at the till. Pay by Mon 23 Nov, 20:00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '9300 1234 5678 90' })).toBeVisible();
  },
};

export const WithBarcodeDark: Story = { ...WithBarcode, play: undefined, globals: { mode: 'dark' } };

export const Rows: Story = {
  render: () => (
    <>
      <ReferenceBlock label="Business number" value="000123" />
      <ReferenceBlock label="Account number" value="EC4821907" />
      <ReferenceBlock label="Amount" value="10370" shown="10,370" />
    </>
  ),
};

/** Copying is blocked here: the number is selected, and the next step stands below. */
export const NotAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Copy failed Reference'));
    await expect(document.getSelection()?.toString()).toBe('9300 1234 5678 90');
  },
};

export const LongSmallPhone: Story = {
  args: {
    label: 'Nambari ya kumbukumbu ya malipo ya dukani',
    value: '930012345678901234567890',
    barcode: true,
    caption: 'Onyesha kwenye kaunta ya duka lolote kabla ya Jumatatu tarehe 23 Novemba saa mbili usiku',
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
