import { PickerSentence, PickerSheet } from '@kopa/ui/picker-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DayChoices } from './day-choices.tsx';
import { body, closed, openSheet, press, row } from './in-sheet.ts';
import { PickerRow } from './picker-row.tsx';

const meta = {
  title: 'ui/pickers/picker-sheet/features',
  component: PickerSheet,
  args: { open: false, onOpenChange: () => undefined, title: 'Payday', children: null },
  render: (args) => <DayChoices {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PickerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  tags: ['no-picture'],
  play: async () => {
    await openSheet('Payday');
    await press('15');
    await press('Confirm');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('15'));
  },
};

/** Cancel forgets the draft: the next opening begins at what the row has. */
export const Cancelled: Story = {
  play: async () => {
    await openSheet('Payday');
    await press('15');
    await press('Cancel');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('5'));
    await openSheet('Payday');
    await expect(body().getByRole('button', { name: '5' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Confirm stays in reach of keys and readers, and does nothing. */
export const ConfirmNotYet: Story = {
  args: { confirmDisabled: true },
  play: async () => {
    await openSheet('Payday');
    const confirm = body().getByRole('button', { name: 'Confirm' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(confirm);
    await expect(body().getByRole('dialog')).toBeVisible();
  },
};

/** The title takes a line of its own before one of the three would be cut. */
export const LongTitle: Story = {
  args: { title: 'The day of the month on which you are paid' },
  play: async () => void (await openSheet('The day of the month on which you are paid')),
};

/** Words of another language, and longer ones. */
export const Swahili: Story = {
  args: { title: 'Siku ya malipo' },
  globals: { locale: 'sw' },
  play: async () => void (await openSheet('Siku ya malipo')),
};

/** The sentence below the bar: the draft in words, or why it cannot be taken. */
export const Sentence: Story = {
  render: (args) => (
    <PickerRow label="Payday" value={null}>
      {(open, setOpen) => (
        <PickerSheet {...args} open={open} onOpenChange={setOpen} bare>
          <PickerSentence>
            <strong>Friday</strong> · in 6 days
          </PickerSentence>
          <PickerSentence fault="Choose a day before your loan is due" />
        </PickerSheet>
      )}
    </PickerRow>
  ),
  play: async () => void (await openSheet('Payday')),
};
