'use client';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { BoundPhoneField } from '@kopa/ui/form';
import { FormDataForm } from '@kopa/ui/form-data';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';

const check = (data: FormData) => ({
  phone: String(data.get('phone') ?? '').length === 9 ? undefined : 'Enter the 9 digits of your number',
});

export interface PhoneNumberProps {
  /** Receives the digits after the prefix of the market. */
  onSend?: ((digits: string) => void) | undefined;
}

/** The first screen: a mobile number, to which a code is sent. */
export function PhoneNumber({ onSend }: PhoneNumberProps) {
  return (
    <FormDataForm
      check={check}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(String(new FormData(event.currentTarget).get('phone')));
      }}
    >
      <Screen
        flat
        header={<NavBar plain title="Your mobile number" />}
        footer={
          <Button block type="submit">
            Send me a code
          </Button>
        }
      >
        <FieldGroup>
          <BoundPhoneField
            name="phone"
            label="Mobile number"
            required
            hint="We send a code to it. You log in with it from then on."
          />
        </FieldGroup>
      </Screen>
    </FormDataForm>
  );
}
