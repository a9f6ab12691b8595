import { Button } from '@kopa/ui/button';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const errors = [
  { fieldId: 'last-name', label: 'Last name', message: 'enter at least 3 letters' },
  { fieldId: 'gender', label: 'Gender', message: 'choose male or female' },
  { fieldId: 'education', label: 'Education', message: 'choose one' },
];
const words = (id: string) => errors.find((error) => error.fieldId === id)?.message;

function Form({ sent = false }: { sent?: boolean }) {
  const [attempt, setAttempt] = useState(sent ? 1 : 0);
  const shown = attempt > 0;
  return (
    <div className="flex flex-col gap-4">
      <ErrorSummary errors={shown ? errors : []} attempt={attempt} />
      <FieldGroup>
        <TextField id="last-name" label="Last name" required error={shown ? words('last-name') : undefined} />
        <RadioRow
          id="gender"
          label="Gender"
          name="gender"
          required
          options={[
            { value: '1', label: 'Male' },
            { value: '2', label: 'Female' },
          ]}
          error={shown ? words('gender') : undefined}
        />
        <PickerField
          id="education"
          label="Education"
          required
          value={null}
          onOpen={() => undefined}
          error={shown ? words('education') : undefined}
        />
      </FieldGroup>
      <Button onClick={() => setAttempt(attempt + 1)}>Continue</Button>
    </div>
  );
}

const meta = {
  title: 'ui/fields/error-summary',
  component: ErrorSummary,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears; each link leads to its field, whatever kind it is. */
export const Default: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Continue' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('region', { name: 'Please fix 3 answers' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Gender: choose male or female' }));
    await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Education: choose one' }));
    await expect(canvas.getByRole('button', { name: 'Education Choose' })).toHaveFocus();
    // Sent again, still wrong: back to the top.
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
  },
};

export const One: Story = { args: { errors: errors.slice(0, 1) } };
export const SwahiliDark: Story = { render: () => <Form sent />, globals: { locale: 'sw', mode: 'dark' } };
