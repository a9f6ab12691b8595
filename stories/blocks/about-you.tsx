'use client';
import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import {
  BoundDateField,
  BoundErrorSummary,
  BoundPickerField,
  BoundRadioRow,
  BoundTextField,
} from '@kopa/ui/form';
import { FormDataForm } from '@kopa/ui/form-data';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useToast } from '@kopa/ui/toast';

const genders = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];
const cities = [
  { value: 'kla', label: 'Kampala' },
  { value: 'gul', label: 'Gulu' },
  { value: 'mba', label: 'Mbarara' },
];

/** The messages of wrong rows by name; a row without a message is right. */
const check = (data: FormData) => ({
  firstName: data.get('firstName') ? undefined : 'Enter your first name',
  gender: data.get('gender') ? undefined : 'Choose female or male',
  city: data.get('city') ? undefined : 'Choose your city',
  birthday: data.get('birthday') ? undefined : 'Choose the day you were born',
});

export interface AboutYouProps {
  /** Receives the rows by name: texts, values of options, days as 'YYYY-MM-DD'. */
  onSend?: ((person: Record<string, FormDataEntryValue>) => void) | undefined;
}

/** Personal details: a name, a choice, a list and the birthday on a wheel, checked before they are sent. */
export function AboutYou({ onSend }: AboutYouProps) {
  const toast = useToast();
  return (
    <FormDataForm
      check={check}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(Object.fromEntries(new FormData(event.currentTarget)));
        toast('Saved');
      }}
    >
      <Screen
        header={<NavBar title="About you" />}
        footer={
          <Button block type="submit">
            Continue
          </Button>
        }
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
          <BoundErrorSummary />
          <div>
            <RequiredLegend />
            <FieldGroup>
              <BoundTextField name="firstName" label="First name" required autoComplete="given-name" />
              <BoundRadioRow name="gender" label="Gender" required options={genders} />
              <BoundPickerField name="city" label="City" required options={cities} />
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
    </FormDataForm>
  );
}
