/**
 * The props that the types of the bound fields accept and refuse: read by the type checker, never executed.
 */
import { useForm, type FieldValues } from 'react-hook-form';
import {
  RhfAgreementCheck,
  RhfAmountField,
  RhfAmountSlider,
  RhfCheckbox,
  RhfCheckboxGroup,
  RhfStepper,
  RhfSwitch,
  RhfChoiceChips,
  RhfDateField,
  RhfErrorSummary,
  RhfPickerField,
  RhfRadioRow,
  RhfRating,
  RhfTextField,
} from '../src/react-hook-form/index.ts';

interface Values {
  name: string;
  email?: string;
  birthday: string | null;
  gender: 'male' | 'female';
  home: { state: string; isRented: boolean };
  contacts: { phone: string }[];
  days: number;
  stars: number | null;
  agreed: boolean;
  uses: string[];
}

const options = [{ value: 'male', label: 'Male' }];
const words = (value: number) => `KSh ${value}`;

export function Accepted() {
  const { control } = useForm<Values>();
  const transformed = useForm<Values, { policy: string }, { name: Date }>();
  return (
    <>
      <RhfTextField control={control} name="name" label="" />
      <RhfTextField control={control} name="email" label="" optional />
      <RhfTextField control={control} name="home.state" label="" />
      <RhfTextField control={control} name="contacts.0.phone" label="" />
      <RhfTextField control={transformed.control} name="name" label="" />
      <RhfTextField
        control={control}
        name="name"
        label=""
        rules={{ validate: (value, { days }) => value !== '' || days > 61 }}
      />
      <RhfAmountField control={control} name="name" label="" />
      <RhfRadioRow control={control} name="gender" label="" options={options} />
      <RhfPickerField control={control} name="gender" label="" options={options} />
      <RhfDateField control={control} name="birthday" label="" min="1943-01-01" max="2008-12-31" />
      <RhfChoiceChips control={control} name="days" label="" options={[{ value: 91, label: '91' }]} />
      <RhfChoiceChips control={control} name="gender" label="" options={options} />
      <RhfAmountSlider control={control} name="days" label="" min={1} max={9} step={1} format={words} />
      <RhfRating control={control} name="stars" label="" />
      <RhfStepper control={control} name="stars" label="" max={5} required />
      <RhfCheckbox control={control} name="home.isRented" label="" />
      <RhfSwitch control={control} name="home.isRented" label="" />
      <RhfCheckboxGroup control={control} name="uses" legend="" options={options} />
      <RhfAgreementCheck control={control} name="agreed" label="">
        I agree
      </RhfAgreementCheck>
      <RhfErrorSummary control={control} />
      {/* Under a FormProvider nothing is known of the values, unless one says so. */}
      <RhfTextField name="anything" label="" />
      <RhfTextField<Values> name="home.state" label="" />
    </>
  );
}

export function Refused() {
  const { control } = useForm<Values>();
  return (
    <>
      {/* @ts-expect-error -- no such field */}
      <RhfTextField control={control} name="nam" label="" />
      {/* @ts-expect-error -- a number */}
      <RhfTextField control={control} name="days" label="" />
      {/* @ts-expect-error -- a boolean, nested */}
      <RhfTextField<Values> name="home.isRented" label="" />
      {/* @ts-expect-error -- without its label */}
      <RhfTextField control={control} name="name" />
      {/* @ts-expect-error -- the form gives the error */}
      <RhfTextField control={control} name="name" label="" error="Wrong" />
      {/* @ts-expect-error -- the form gives the value */}
      <RhfTextField control={control} name="name" label="" defaultValue="Wanjiru" />
      {/* @ts-expect-error -- a list */}
      <RhfDateField control={control} name="uses" label="" min="1943-01-01" max="2008-12-31" />
      {/* @ts-expect-error -- chips of numbers for a text */}
      <RhfChoiceChips control={control} name="name" label="" options={[{ value: 91, label: '91' }]} />
      {/* @ts-expect-error -- a text */}
      <RhfStepper control={control} name="name" label="" max={5} />
      {/* @ts-expect-error -- a text */}
      <RhfRating control={control} name="name" label="" />
      {/* @ts-expect-error -- a text */}
      <RhfCheckbox control={control} name="name" label="" />
      {/* @ts-expect-error -- a text */}
      <RhfSwitch control={control} name="name" label="" />
      {/* @ts-expect-error -- one text instead of a list */}
      <RhfCheckboxGroup control={control} name="name" legend="" options={options} />
      {/* @ts-expect-error -- the row opens its sheet by itself */}
      <RhfPickerField control={control} name="name" label="" options={options} onOpen={() => undefined} />
    </>
  );
}

/** A form part for any form with a text. */
export function Generic<V extends FieldValues & { name: string }>() {
  const { control } = useForm<V>();
  return <RhfErrorSummary control={control} />;
}
