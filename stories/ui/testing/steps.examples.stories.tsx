import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfDateField, RhfErrorSummary, RhfTextField } from '@kopa/ui/react-hook-form';
import { StringsProvider } from '@kopa/ui/strings';
import { sw } from '@kopa/ui/strings/sw';
import { formTester } from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

interface Person {
  name: string;
  birthday: string | null;
}

interface Props {
  onSend: (person: Person) => void;
}

function InSwahili({ onSend }: Props) {
  const form = useForm<Person>({ defaultValues: { name: '', birthday: null }, shouldFocusError: false });
  const { control } = form;
  return (
    <StringsProvider strings={sw} locale="sw-KE">
      <form
        lang="sw"
        noValidate
        onSubmit={form.handleSubmit((person) => onSend(person))}
        className="flex flex-col gap-4 p-4"
      >
        <h1 className="text-heading text-ink">Kuhusu wewe</h1>
        <RhfErrorSummary control={control} />
        <FieldGroup>
          <RhfTextField
            control={control}
            name="name"
            label="Jina la kwanza"
            rules={{ required: 'Andika jina lako' }}
          />
          <RhfDateField
            control={control}
            name="birthday"
            label="Siku ya kuzaliwa"
            min="1943-01-01"
            max="2008-12-31"
            rules={{ required: 'Chagua siku uliyozaliwa' }}
          />
        </FieldGroup>
        <Button type="submit" block>
          Endelea
        </Button>
      </form>
    </StringsProvider>
  );
}

const meta = {
  title: 'ui/testing/steps/examples',
  args: { onSend: fn() },
  argTypes: { onSend: { table: { disable: true } } },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

/** A tester that knows the form's language: sheets are confirmed with "Thibitisha". */
export const AnotherLanguage: Story = {
  render: ({ onSend }) => <InSwahili onSend={onSend} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = formTester({ strings: sw, within: canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Endelea' }));
    await form.expectRowInvalid('Jina la kwanza', 'Andika jina lako');
    await form.fillRow('Jina la kwanza', 'Wanjiru');
    await form.setDate('Siku ya kuzaliwa', '1994-03-14');
    await form.expectRowValue('Siku ya kuzaliwa', /14 Machi 1994/);
    await form.expectRowValid('Siku ya kuzaliwa');
    await userEvent.click(canvas.getByRole('button', { name: 'Endelea' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ name: 'Wanjiru', birthday: '1994-03-14' }),
    );
  },
};
