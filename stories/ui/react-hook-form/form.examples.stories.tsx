import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { NavBar } from '@kopa/ui/nav-bar';
import {
  RhfCheckbox,
  RhfDateField,
  RhfErrorSummary,
  RhfMessages,
  RhfPhoneField,
  RhfPickerField,
  RhfRadioRow,
  RhfRegionField,
  RhfTextField,
  RhfWeekdayField,
} from '@kopa/ui/react-hook-form';
import { Screen } from '@kopa/ui/screen';
import { Steps } from '@kopa/ui/steps';
import { chooseRadio, expectRowInvalid, expectRowValid, fillRow, setDate } from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { educations, genders, provinces } from './places.ts';

/** The keys of a schema, in the lender's words. */
const words: Record<string, string> = {
  'name.short': 'Enter at least 3 letters',
  'gender.missing': 'Choose female or male',
  'birthday.missing': 'Choose the day you were born',
  'id.digits': 'Enter the 8 digits on your ID',
  'home.missing': 'Choose a province and a district',
  'education.missing': 'Choose one',
  'phone.digits': 'Enter 9 digits',
  'payday.missing': 'Choose the day you are paid',
};
const say = (key: string) => words[key];

interface Person {
  firstName: string;
  lastName: string;
  gender: string;
  birthday: string | null;
  education: string | null;
  nationalId: string;
  email: string;
  offers: boolean;
}

function PersonalInformation() {
  const form = useForm<Person>({
    defaultValues: {
      firstName: 'Wanjiru',
      lastName: '',
      gender: '',
      birthday: null,
      education: null,
      nationalId: '',
      email: '',
      offers: false,
    },
    shouldFocusError: false,
  });
  const [sent, setSent] = useState(false);
  const { control } = form;
  return (
    <RhfMessages translate={say}>
      <form noValidate onSubmit={form.handleSubmit(() => setSent(true))}>
        <Screen
          header={<NavBar title="About you" onBack={() => undefined} />}
          lead="tight"
          footer={
            <Button type="submit" block>
              {sent ? 'Saved' : 'Continue'}
            </Button>
          }
        >
          <Steps current={1} total={5} next="home and work" fraction={0.2} />
          <div className="mt-4 flex flex-col gap-4">
            <RhfErrorSummary control={control} />
            <div>
              <RequiredLegend saved />
              <FieldGroup>
                <RhfTextField
                  control={control}
                  name="firstName"
                  label="First name"
                  autoComplete="given-name"
                  rules={{
                    required: 'name.short',
                    minLength: { value: 3, message: 'name.short' },
                  }}
                />
                <RhfTextField
                  control={control}
                  name="lastName"
                  label="Last name"
                  autoComplete="family-name"
                  rules={{
                    required: 'name.short',
                    minLength: { value: 3, message: 'name.short' },
                  }}
                />
                <RhfRadioRow
                  control={control}
                  name="gender"
                  label="Gender"
                  options={genders}
                  rules={{ required: 'gender.missing' }}
                />
                <RhfDateField
                  control={control}
                  name="birthday"
                  label="Birthday"
                  min="1943-01-01"
                  max="2008-12-31"
                  initial="1994-06-15"
                  rules={{ required: 'birthday.missing' }}
                />
                <RhfPickerField
                  control={control}
                  name="education"
                  label="Education"
                  options={educations}
                  rules={{ required: 'education.missing' }}
                />
                <RhfTextField
                  control={control}
                  name="nationalId"
                  label="National ID number"
                  placeholder="8 digits"
                  inputMode="numeric"
                  maxLength={8}
                  counter
                  rules={{
                    required: 'id.digits',
                    pattern: { value: /^\d{8}$/, message: 'id.digits' },
                  }}
                />
                <RhfTextField
                  control={control}
                  name="email"
                  label="Email"
                  optional
                  type="email"
                  hint="For the agreement"
                />
                <RhfCheckbox control={control} name="offers" label="Tell me about better offers" />
              </FieldGroup>
            </div>
          </div>
        </Screen>
      </form>
    </RhfMessages>
  );
}

const meta = {
  title: 'ui/react-hook-form/form/examples',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Sent too early: the rows are marked, the summary names them in the order of the page, and a row heals when
 * it is right.
 */
export const PersonalInformationScreen: Story = {
  render: () => <PersonalInformation />,
  play: async ({ canvas, userEvent }) => {
    await setDate('Birthday', '1994-03-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = await canvas.findByRole('region', { name: 'Please fix 4 answers' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Last name: enter at least 3 letters',
      'Gender: choose female or male',
      'Education: choose one',
      'National ID number: enter the 8 digits on your ID',
    ]);
    await expectRowInvalid('Gender', 'Choose female or male');
    await chooseRadio('Gender', 'Female');
    await expectRowValid('Gender');
    await fillRow('Last name', 'Ka');
    await expectRowInvalid('Last name', 'Enter at least 3 letters');
    window.scrollTo(0, 0);
  },
};

interface Work {
  home: { state: string; city: string } | null;
  employer: string;
  phone: string;
  paid: string;
  weekday: number | null;
}

/** The row for the payday shows for those who are paid by the week; only it renders when that is chosen. */
function Payday() {
  const paid = useWatch<Work, 'paid'>({ name: 'paid' });
  if (paid !== 'week') return null;
  return <RhfWeekdayField<Work> name="weekday" label="Payday" rules={{ required: 'payday.missing' }} />;
}

function HomeAndWork() {
  const form = useForm<Work>({
    defaultValues: {
      home: { state: 'Rift Valley', city: 'Nakuru' },
      employer: 'Mama Njeri Shop',
      phone: '',
      paid: 'week',
      weekday: 5,
    },
  });
  return (
    <FormProvider {...form}>
      <RhfMessages translate={say}>
        <Screen
          header={<NavBar title="Home and work" onBack={() => undefined} />}
          footer={
            <Button block onClick={form.handleSubmit(() => undefined)}>
              Continue
            </Button>
          }
        >
          <div className="flex flex-col gap-4">
            <FieldGroup legend="Where you live">
              <RhfRegionField<Work>
                name="home"
                label="Province and district"
                stateLabel="Province"
                cityLabel="District"
                states={provinces}
                rules={{ required: 'home.missing' }}
              />
            </FieldGroup>
            <FieldGroup legend="Where you work">
              <RhfTextField<Work> name="employer" label="Employer" optional />
              <RhfPhoneField<Work>
                name="phone"
                label="Your employer's number"
                optional
                placeholder="9 digits"
                rules={{ pattern: { value: /^\d{9}$/, message: 'phone.digits' } }}
              />
              <RhfRadioRow<Work>
                name="paid"
                label="How often are you paid?"
                options={[
                  { value: 'week', label: 'Every week' },
                  { value: 'month', label: 'Every month' },
                ]}
                rules={{ required: true }}
              />
              <Payday />
            </FieldGroup>
          </div>
        </Screen>
      </RhfMessages>
    </FormProvider>
  );
}

/** Filled from what was saved; without a summary, the first wrong row takes the focus. */
export const HomeAndWorkScreen: Story = {
  render: () => <HomeAndWork />,
  play: async ({ canvas, userEvent }) => {
    await fillRow("Your employer's number", '712');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectRowInvalid("Your employer's number", 'Enter 9 digits');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Your employer's number/ })).toHaveFocus(),
    );
  },
};
