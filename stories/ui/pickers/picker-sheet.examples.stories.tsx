import { PickerSheet } from '@kopa/ui/picker-sheet';
import { RadioList } from '@kopa/ui/radio-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { body, closed, openSheet, press, row } from './in-sheet.ts';
import { PickerRow } from './picker-row.tsx';

const meta = {
  title: 'ui/pickers/picker-sheet/examples',
  component: PickerSheet,
  args: { open: false, onOpenChange: () => undefined, title: 'Remind me', children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PickerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  { value: 'day', label: 'One day before it is due' },
  { value: 'three', label: 'Three days before' },
  { value: 'week', label: 'A week before' },
];

function Reminder() {
  const [value, setValue] = useState('day');
  const [draft, setDraft] = useState(value);
  return (
    <PickerRow
      onOpening={() => setDraft(value)}
      heading="Your loan"
      label="Remind me"
      value={times.find((time) => time.value === value)?.label ?? null}
    >
      {(open, setOpen) => (
        <PickerSheet open={open} onOpenChange={setOpen} title="Remind me" onConfirm={() => setValue(draft)}>
          <RadioList legend="When" legendHidden options={times} value={draft} onChange={setDraft} />
        </PickerSheet>
      )}
    </PickerRow>
  );
}

/** A choice that changes when messages are sent: it is confirmed, not taken by a tap. */
export const ReminderBeforeItIsDue: Story = {
  render: () => <Reminder />,
  play: async () => {
    await openSheet('Remind me');
    await userEvent.click(body().getByRole('radio', { name: 'A week before' }));
    await press('Confirm');
    await closed();
    await expect(row('Remind me')).toHaveAccessibleName(expect.stringContaining('A week before'));
    await openSheet('Remind me');
  },
};
