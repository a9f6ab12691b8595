import { Announcer } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import {
  BoundDateField,
  BoundErrorSummary,
  BoundPhoneField,
  BoundRadioRow,
  BoundTextField,
  FormMessages,
} from '@kopa/ui/form';
import { FormDataForm } from '@kopa/ui/form-data';
import { NavBar } from '@kopa/ui/nav-bar';
import { RhfBinding } from '@kopa/ui/react-hook-form';
import { Screen } from '@kopa/ui/screen';
import { TanStackForm } from '@kopa/ui/tanstack-form';
import { chooseRadio, expectRowInvalid, fillRow, setDate } from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm as useTanStackForm } from '@tanstack/react-form';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { genders } from '../react-hook-form/places.ts';

const nothing = { firstName: '', phone: '', gender: '', birthday: '' };
type Person = typeof nothing;

/** The rule of the form, in whatever library: the messages of wrong fields by name. */
const wrongOf = (person: Readonly<Record<string, unknown>>): Partial<Record<keyof Person, string>> => ({
  ...(String(person.firstName ?? '').length < 3 && { firstName: 'name.short' }),
  ...(String(person.phone ?? '').length !== 9 && { phone: 'phone.digits' }),
  ...(!person.gender && { gender: 'gender.missing' }),
  ...(!person.birthday && { birthday: 'birthday.missing' }),
});

const words: Record<string, string> = {
  'name.short': 'Enter at least 3 letters',
  'phone.digits': 'Enter 9 digits',
  'gender.missing': 'Choose female or male',
  'birthday.missing': 'Choose the day you were born',
};

/** The same rows for each library. */
function Rows({ sent }: { sent: boolean }) {
  return (
    <FormMessages translate={(key) => words[key]}>
      <Announcer />
      <Screen
        header={<NavBar title="About you" onBack={() => undefined} />}
        footer={
          <Button type="submit" block>
            {sent ? 'Saved' : 'Continue'}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <BoundErrorSummary />
          <div>
            <RequiredLegend />
            <FieldGroup>
              <BoundTextField name="firstName" label="First name" required autoComplete="given-name" />
              <BoundPhoneField name="phone" label="Mobile number" required />
              <BoundRadioRow name="gender" label="Gender" required options={genders} />
              <BoundDateField
                name="birthday"
                label="Birthday"
                required
                min="1943-01-01"
                max="2008-12-31"
                initial="1994-06-15"
              />
            </FieldGroup>
          </div>
        </div>
      </Screen>
    </FormMessages>
  );
}

function WithReactHookForm() {
  const [sent, setSent] = useState(false);
  const form = useForm<Person>({
    defaultValues: nothing,
    shouldFocusError: false,
    resolver: (values) => {
      const found = Object.entries(wrongOf(values));
      const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  return (
    <RhfBinding control={form.control}>
      <form noValidate onSubmit={form.handleSubmit(() => setSent(true))}>
        <Rows sent={sent} />
      </form>
    </RhfBinding>
  );
}

function WithTanStackForm() {
  const [sent, setSent] = useState(false);
  const form = useTanStackForm({
    defaultValues: nothing,
    validators: {
      onSubmit: ({ value }) => {
        const fields = wrongOf(value);
        return Object.keys(fields).length === 0 ? undefined : { fields };
      },
    },
    onSubmit: () => setSent(true),
  });
  return (
    <TanStackForm form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <Rows sent={sent} />
      </form>
    </TanStackForm>
  );
}

function WithFormData() {
  const [sent, setSent] = useState(false);
  return (
    <FormDataForm
      check={(data) => wrongOf(Object.fromEntries(data))}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Rows sent={sent} />
    </FormDataForm>
  );
}

const meta = {
  title: 'ui/form/bound-fields',
  tags: ['no-picture'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      keys: 'none',
      dos: [
        'Put the rows below the provider of your form library; the rows themselves do not change.',
        'With react-hook-form, prefer the Rhf fields: they know the types and rules of the form.',
      ],
      donts: ['Keep the value of a bound field in a state of your own.'],
    }),
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Refused, mended and sent, with the keyboard for the typed rows. */
const play: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expectRowInvalid('First name', 'Enter at least 3 letters');
  await expectRowInvalid('Birthday', 'Choose the day you were born');
  await waitFor(() => expect(document.activeElement?.querySelectorAll('a')).toHaveLength(4));
  await fillRow('First name', 'Wanjiru');
  await fillRow('Mobile number', '0712 345 412');
  await chooseRadio('Gender', 'Female');
  await setDate('Birthday', '1994-03-14');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible());
};

const story = (draw: () => ReactNode): Story => ({ render: () => <>{draw()}</>, play });

export const TanStack = story(() => <WithTanStackForm />);
export const NativeForm = story(() => <WithFormData />);
export const ReactHookForm = story(() => <WithReactHookForm />);
