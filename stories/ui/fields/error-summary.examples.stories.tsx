import { Button } from '@kopa/ui/button';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { must, useAnswers } from './sections/answers.ts';
import { ChosenRow } from './sections/chosen-row.tsx';

const meta = {
  title: 'ui/fields/error-summary/examples',
  component: ErrorSummary,
  args: { errors: [] },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  {
    id: 'last',
    label: 'Last name',
    wrong: (answer: string) => (answer.length < 3 ? 'enter at least 3 letters' : undefined),
  },
  { id: 'education', label: 'Education', wrong: must('choose one') },
  { id: 'gender', label: 'Gender', wrong: must('choose male or female') },
];

function Form() {
  const form = useAnswers(questions, {});
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">About you</h1>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div>
        <RequiredLegend />
        <FieldGroup>
          <TextField label="Last name" required {...form.typed('last')} />
          <ChosenRow
            label="Education"
            required
            {...form.chosen('education')}
            options={['Primary school', 'Senior school', 'University']}
          />
          <RadioRow
            id="gender"
            label="Gender"
            required
            options={[
              { value: '1', label: 'Male' },
              { value: '2', label: 'Female' },
            ]}
            error={form.typed('gender').error}
            onChange={({ target }) => form.answer('gender', target.value)}
          />
        </FieldGroup>
      </div>
      <Button block onClick={form.send}>
        Continue
      </Button>
    </main>
  );
}

/** Required rows that were left empty: red, told, and linked from the summary, whatever kind of row it is. */
export const RequiredRowsLeftEmpty: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: /^Education/ })).toHaveAccessibleDescription(
      'must be filled Error: Choose one',
    );
  },
};

/** They heal one by one as they are filled; what is still missing stays. */
export const RequiredRowsHeal: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('link', { name: /^Last name/ }));
    await userEvent.keyboard('Kamau');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: /^Education/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'University' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Education University' })).toHaveAccessibleDescription(
      'must be filled',
    );
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Gender: choose male or female',
    ]);
  },
};
