import { Button } from '@kopa/ui/button';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { RhfMessages, RhfPickerField, RhfRadioRow, RhfTextField } from '@kopa/ui/react-hook-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/fields/error-summary/examples',
  component: ErrorSummary,
  args: { errors: [] },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  { id: 'last', label: 'Last name', message: 'enter at least 3 letters' },
  { id: 'education', label: 'Education', message: 'choose one' },
  { id: 'gender', label: 'Gender', message: 'choose male or female' },
] as const;
const [last, education, gender] = questions;
type Answers = Record<(typeof questions)[number]['id'], string>;

/** In a row the message begins a sentence; in the summary the message follows the label. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const option = (label: string) => ({ value: label, label });

/** A summary that heals with the rows, of the errors that react-hook-form has now. */
function Form() {
  const form = useForm<Answers>({
    defaultValues: { last: '', education: '', gender: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  return (
    <FormProvider {...form}>
      <RhfMessages translate={sentence}>
        <main className="flex flex-col gap-4 p-4">
          <h1 className="text-heading">About you</h1>
          <ErrorSummary
            attempt={submitCount}
            errors={questions
              .filter(({ id }) => errors[id])
              .map(({ id, label, message }) => ({ fieldId: id, label, message }))}
          />
          <div>
            <RequiredLegend />
            <FieldGroup>
              <RhfTextField<Answers>
                id="last"
                name="last"
                label={last.label}
                rules={{ required: last.message, minLength: { value: 3, message: last.message } }}
              />
              <RhfPickerField<Answers>
                id="education"
                name="education"
                label={education.label}
                rules={{ required: education.message }}
                options={['Primary school', 'Senior school', 'University'].map(option)}
              />
              <RhfRadioRow<Answers>
                id="gender"
                name="gender"
                label={gender.label}
                rules={{ required: gender.message }}
                options={['Male', 'Female'].map(option)}
              />
            </FieldGroup>
          </div>
          <Button block onClick={() => void form.handleSubmit(() => undefined)()}>
            Continue
          </Button>
        </main>
      </RhfMessages>
    </FormProvider>
  );
}

/** Empty required rows: red, announced, and linked from the summary, for any kind of row. */
export const RequiredRowsLeftEmpty: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: /^Education/ })).toHaveAccessibleDescription(
      'must be filled Error: Choose one',
    );
  },
};

/** The rows recover one by one as they are filled; missing ones stay marked. */
export const RequiredRowsHeal: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Last name/ }));
    await userEvent.keyboard('Kamau');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: /^Education/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'University' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Education University' })).toHaveAccessibleDescription(
      'must be filled',
    );
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Gender: choose male or female',
    ]);
  },
};
