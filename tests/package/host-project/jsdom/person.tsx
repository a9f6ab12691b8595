import { Announcer } from '@kopa/ui/announce';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfDateField, RhfPickerField, RhfRadioRow, RhfTextField } from '@kopa/ui/react-hook-form';
import { Screen } from '@kopa/ui/screen';
import { StringsProvider } from '@kopa/ui/strings';
import { ThemeProvider } from '@kopa/ui/theme';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export interface Person {
  firstName: string;
  gender: string;
  city: string;
  birthday: string | null;
}

const genders = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];
const cities = [
  { value: 'kla', label: 'Kampala' },
  { value: 'gul', label: 'Gulu' },
];

/** A page of a host: rows of every kind, and a sheet. */
export function PersonPage({ onSend }: { onSend: (person: Person) => void }) {
  const { control, handleSubmit } = useForm<Person>({
    defaultValues: { firstName: '', gender: '', city: '', birthday: null },
    shouldFocusError: false,
  });
  const [help, setHelp] = useState(false);
  return (
    <ThemeProvider brand="easycash" mode="system">
      <StringsProvider locale="en-KE">
        <Announcer />
        <Screen header={null} footer={null}>
          <form noValidate onSubmit={handleSubmit(onSend)}>
            <FieldGroup>
              <RhfTextField
                control={control}
                name="firstName"
                label="First name"
                rules={{ required: 'Enter your first name' }}
              />
              <RhfRadioRow control={control} name="gender" label="Gender" options={genders} />
              <RhfPickerField control={control} name="city" label="City" options={cities} />
              <RhfDateField
                control={control}
                name="birthday"
                label="Birthday"
                min="1943-01-01"
                max="2008-12-31"
              />
            </FieldGroup>
            <Button type="submit">Send</Button>
            <Button onClick={() => setHelp(true)}>Help</Button>
          </form>
          <BottomSheet open={help} onOpenChange={setHelp} title="Help">
            Call us free of charge
          </BottomSheet>
        </Screen>
      </StringsProvider>
    </ThemeProvider>
  );
}
