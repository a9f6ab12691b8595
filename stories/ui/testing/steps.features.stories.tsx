import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import { DatePicker, longDate } from '@kopa/ui/date-picker';
import {
  cancelSheet,
  confirmSheet,
  expectRowInvalid,
  expectRowValue,
  fillRow,
  openSheet,
  setDate,
} from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

function Rows() {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  return (
    <div className="flex flex-col gap-4 p-4">
      <FieldGroup>
        <TextField label="First name" required error={sent ? 'Enter at least 3 letters' : undefined} />
        <PickerField
          label="Birthday"
          required
          opens="calendar"
          open={open}
          value={day && longDate(day, 'en-KE')}
          onOpen={() => setOpen(true)}
        />
      </FieldGroup>
      <DatePicker
        open={open}
        onOpenChange={setOpen}
        title="Birthday"
        value={day}
        min="1943-01-01"
        max="2008-12-31"
        initial="1994-06-15"
        onConfirm={setDay}
      />
      <Button onClick={() => setSent(true)}>Continue</Button>
    </div>
  );
}

const meta = {
  title: 'ui/testing/steps/features',
  render: () => <Rows />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Without a form library, too: openSheet, confirmSheet and cancelSheet are for sheets that no other step
 * knows.
 */
export const Sheets: Story = {
  play: async () => {
    await openSheet('Birthday');
    await cancelSheet();
    await expectRowValue('Birthday', 'Choose');
    await openSheet('Birthday');
    await confirmSheet();
    await expectRowValue('Birthday', '15 June 1994');
  },
};

const why = (step: Promise<unknown>) =>
  step.then(
    () => '',
    (error: Error) => error.message,
  );

/** A step that cannot be done says what it looked for, what is there, and how to mend it. */
export const Failures: Story = {
  play: async () => {
    const soon = { patience: 100 };
    await expect(await why(fillRow('Last name', 'Achieng', soon))).toBe(
      '@kopa/ui testing: fillRow found no row that is called "Last name". The rows here: "First name", "Birthday Choose". Say the label as it is read, or pass `within`.',
    );
    await expect(await why(setDate('Birthday', '2020-01-01', soon))).toContain(
      'the sheet "Birthday" stays open. It says: "Choose 31 December 2008 or earlier"',
    );
    await expect(await why(fillRow('First name', 'Wanjiru', soon))).toContain(
      'the sheet "Birthday" lies over it. End it with confirmSheet() or cancelSheet().',
    );
    await cancelSheet();
  },
};

/** expectRowInvalid hears what a reader hears: the mark and the message, on the control. */
export const RowInError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectRowInvalid('First name', 'Enter at least 3 letters');
  },
};
