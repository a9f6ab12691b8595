import { Button } from '@kopa/ui/button';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const errors = [
  { fieldId: 'last-name', label: 'Last name', message: 'enter at least 3 letters' },
  { fieldId: 'gender', label: 'Gender', message: 'choose male or female' },
  { fieldId: 'education', label: 'Education', message: 'choose one' },
];

function Form() {
  const [attempt, setAttempt] = useState(0);
  // In a row the message begins a sentence.
  const errorOf = (id: string) =>
    attempt > 0
      ? errors.find((error) => error.fieldId === id)?.message.replace(/^./, (letter) => letter.toUpperCase())
      : undefined;
  return (
    <div className="flex flex-col gap-4">
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <FieldGroup>
        <TextField id="last-name" label="Last name" required error={errorOf('last-name')} />
        <RadioRow
          id="gender"
          label="Gender"
          name="gender"
          required
          options={[
            { value: '1', label: 'Male' },
            { value: '2', label: 'Female' },
          ]}
          error={errorOf('gender')}
        />
        <PickerField
          id="education"
          label="Education"
          required
          value={null}
          onOpen={() => undefined}
          error={errorOf('education')}
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
  parameters: guide({
    keys: [
      ['(sending)', 'brings the focus to the summary, each time again'],
      ['Tab', 'goes through the links'],
      ['Enter', 'leads to the field: its label comes into view, its control takes the focus'],
    ],
    dos: [
      'Show it at the top after sending, with every error in the order of the page.',
      'Say how to mend it: "enter at least 3 letters", not "invalid name".',
      'Use the words of the row, so that one finds again what one has read.',
      'Count each sending in attempt: the focus comes back although nothing changed.',
    ],
    donts: [
      'Show it while somebody is still filling in.',
      'Show it instead of the message at the row: both are needed.',
      'Let it go before the rows are right.',
    ],
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary takes the focus when it appears; each link leads to its field of any kind. */
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
