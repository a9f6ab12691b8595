import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import {
  RhfDateField,
  RhfErrorSummary,
  RhfPickerField,
  RhfRadioRow,
  RhfTextField,
} from '@kopa/ui/react-hook-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { educations, genders } from './places.ts';

interface Person {
  firstName: string;
  gender: string;
  birthday: string | null;
  education: string | null;
}

function SmallForm({ onSend }: { onSend: (person: Person) => void }) {
  const form = useForm<Person>({
    defaultValues: { firstName: '', gender: '', birthday: null, education: null },
    shouldFocusError: false,
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((person) => onSend(person))}
        className="flex flex-col gap-4 p-4"
      >
        <RhfErrorSummary />
        <div>
          <RequiredLegend />
          <FieldGroup>
            <RhfTextField<Person>
              name="firstName"
              label="First name"
              rules={{
                required: 'Write your first name',
                minLength: { value: 3, message: 'Enter at least 3 letters' },
              }}
            />
            <RhfRadioRow<Person>
              name="gender"
              label="Gender"
              options={genders}
              rules={{ required: 'Choose female or male' }}
            />
            <RhfDateField<Person>
              name="birthday"
              label="Birthday"
              min="1943-01-01"
              max="2008-12-31"
              initial="1994-06-15"
              rules={{ required: 'Choose your birthday' }}
            />
            <RhfPickerField<Person> name="education" label="Education" optional options={educations} />
          </FieldGroup>
        </div>
        <Button type="submit" block>
          Continue
        </Button>
      </form>
    </FormProvider>
  );
}

/** `onSend` receives the values of a valid form. */
interface DemonstrationProps {
  onSend: (person: Person) => void;
}

const meta = {
  title: 'ui/react-hook-form/form',
  // The page lists the props of a bound field; the form around it is the demonstration.
  component: RhfTextField as never,
  subcomponents: { RhfPickerField, RhfDateField, RhfRadioRow, RhfErrorSummary } as never,
  args: { onSend: fn() },
  argTypes: { onSend: { table: { disable: true } } },
  render: ({ onSend }: DemonstrationProps) => <SmallForm onSend={onSend} />,
  parameters: guide({
    keys: [
      ['Tab', 'goes from row to row; a group of radios is one stop'],
      ['Enter', 'in a typed row sends the form; on a picker row opens its sheet'],
      ['Escape', 'closes the sheet: the row is left, and is checked if the form checks on leaving'],
      ['Enter on a link of the summary', 'goes to the row in error'],
    ],
    dos: [
      'Pass control={form.control}: TypeScript then accepts only paths with values of the right kind.',
      'Put RhfErrorSummary above the rows and give useForm shouldFocusError: false, so that the focus goes straight to it.',
      'Let rules and schemas give keys, and say them once, in RhfMessages.',
      'Clear what depends on a choice in onChosen: the city, when the state is another.',
    ],
    donts: [
      'Read formState in the component that renders the whole form: each key would render all of it. Read it where it is shown.',
      'Mix register() and a bound field for one name: the last one wins.',
      'Check on blur: a row that grows under the finger swallows the tap that left it. On submit, then on change.',
      'Keep sums as floats: an amount is plain digits of whole shillings.',
    ],
  }),
} satisfies Meta<DemonstrationProps>;
export default meta;
type Story = StoryObj<DemonstrationProps>;

/**
 * A small form, sent by keys: the summary takes the focus, leads to the rows, and is gone when all is right.
 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Wa{Enter}');
    const summary = await canvas.findByRole('region', { name: 'Please fix 3 answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Error: Enter at least 3 letters');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('njiru');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const confirm = [...document.querySelectorAll('dialog button')].find(
      (button) => button.textContent === 'Confirm',
    );
    (confirm as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const birthday = await canvas.findByRole('button', { name: 'Birthday 15 June 1994' });
    await waitFor(() => expect(birthday).toHaveFocus());
    name.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        firstName: 'Wanjiru',
        gender: 'Female',
        birthday: '1994-06-15',
        education: null,
      }),
    );
    // `onSend` is called before the form renders again.
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};
