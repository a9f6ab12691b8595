import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Illustration } from '@kopa/ui/illustration';
import {
  RhfAgreementCheck,
  RhfAmountField,
  RhfAmountSlider,
  RhfCheckbox,
  RhfCheckboxGroup,
  RhfSwitch,
  RhfChoiceChips,
  RhfCodeField,
  RhfDateField,
  RhfDayOfMonthField,
  RhfErrorSummary,
  RhfMessages,
  RhfPhoneField,
  RhfPhotoField,
  RhfPickerField,
  RhfRadioList,
  RhfRadioRow,
  RhfRating,
  RhfRegionField,
  RhfTextField,
  RhfValidPeriodField,
  RhfWeekdayField,
} from '@kopa/ui/react-hook-form';
import type { ReactNode } from 'react';
import { useForm, type Control, type UseFormReturn } from 'react-hook-form';
import { educations, genders, provinces, shillings } from './places.ts';

/** One value for each kind of field. */
export interface Everything {
  name: string;
  phone: string;
  amount: string;
  code: string;
  gender: string;
  purpose: string;
  days: number | null;
  stars: number | null;
  offers: boolean;
  alerts: boolean;
  uses: string[];
  agreed: boolean;
  borrow: number | null;
  education: string | null;
  home: { state: string; city: string } | null;
  birthday: string | null;
  payday: number | null;
  payDate: number | null;
  validUntil: string | null;
  front: string | null;
}

export const nothing: Everything = {
  name: '',
  phone: '',
  amount: '',
  code: '',
  gender: '',
  purpose: '',
  days: null,
  stars: null,
  offers: false,
  alerts: false,
  uses: [],
  agreed: false,
  borrow: null,
  education: null,
  home: null,
  birthday: null,
  payday: null,
  payDate: null,
  validUntil: null,
  front: null,
};

export const something: Everything = {
  name: 'Wanjiru',
  phone: '712345412',
  amount: '10370',
  code: '481920',
  gender: 'Female',
  purpose: 'stock',
  days: 91,
  stars: 4,
  offers: true,
  alerts: true,
  uses: ['stock', 'rent'],
  agreed: true,
  borrow: 4500,
  education: 'University',
  home: { state: 'Rift Valley', city: 'Nakuru' },
  birthday: '1994-03-14',
  payday: 5,
  payDate: 31,
  validUntil: '2029-07',
  front: 'photo-1',
};

/** What the lender says to a message key. */
const words: Record<string, string> = { 'answer.missing': 'Answer this', 'code.wrong': 'Enter the 6 digits' };
const rules = { required: 'answer.missing' };
const purposes = [
  { value: 'stock', label: 'Stock for my business' },
  { value: 'rent', label: 'Rent' },
  { value: 'school', label: 'School fees' },
];

export interface PartProps {
  control: Control<Everything>;
  disabled?: boolean | undefined;
}

export const TypedRows = (given: PartProps) => (
  <>
    <FieldGroup>
      <RhfTextField {...given} name="name" label="First name" rules={rules} />
      <RhfPhoneField {...given} name="phone" label="Mobile number" rules={rules} />
    </FieldGroup>
    <RhfAmountField {...given} name="amount" label="Amount to pay" rules={rules} />
    <RhfCodeField
      {...given}
      name="code"
      label="Code from the SMS"
      rules={{ ...rules, minLength: { value: 6, message: 'code.wrong' } }}
    />
  </>
);

export const ChoiceRows = (given: PartProps) => (
  <>
    <FieldGroup>
      <RhfRadioRow {...given} name="gender" label="Gender" options={genders} rules={rules} />
    </FieldGroup>
    <RhfRadioList {...given} name="purpose" legend="What is it for?" options={purposes} rules={rules} />
    <RhfChoiceChips
      {...given}
      name="days"
      label="For how long?"
      options={[61, 91, 120].map((days) => ({ value: days, label: `${days} days` }))}
      rules={rules}
    />
    <RhfRating {...given} name="stars" label="How was it?" rules={rules} />
    <RhfAmountSlider
      {...given}
      name="borrow"
      label="How much?"
      min={500}
      max={9000}
      step={500}
      format={shillings}
      rules={rules}
    />
  </>
);

export const TickRows = (given: PartProps) => (
  <>
    <FieldGroup>
      <RhfCheckbox {...given} name="offers" label="Send me offers" rules={rules} />
      <RhfSwitch {...given} name="alerts" label="Alert me to new sign-ins" />
    </FieldGroup>
    <RhfCheckboxGroup
      {...given}
      name="uses"
      legend="What do you spend most on?"
      options={purposes}
      rules={rules}
    />
    <RhfAgreementCheck {...given} name="agreed" label="Agreement" rules={rules}>
      I have read and accept the <a href="#agreement">loan agreement</a>
    </RhfAgreementCheck>
  </>
);

export const PickerRows = (given: PartProps) => (
  <FieldGroup>
    <RhfPickerField {...given} name="education" label="Education" options={educations} rules={rules} />
    <RhfRegionField
      {...given}
      name="home"
      label="Where you live"
      stateLabel="Province"
      cityLabel="District"
      states={provinces}
      rules={rules}
    />
    <RhfDateField
      {...given}
      name="birthday"
      label="Birthday"
      min="1943-01-01"
      max="2008-12-31"
      rules={rules}
    />
    <RhfWeekdayField {...given} name="payday" label="Payday of the week" rules={rules} />
    <RhfDayOfMonthField {...given} name="payDate" label="Payday of the month" rules={rules} />
    <RhfValidPeriodField
      {...given}
      name="validUntil"
      label="Card valid until"
      from="2026-11"
      to="2036-12"
      rules={rules}
    />
  </FieldGroup>
);

/** The photo is not sent anywhere: it arrives at once. */
const send = () => Promise.resolve('photo-1');

export const PhotoRow = (given: PartProps) => (
  <RhfPhotoField
    {...given}
    name="front"
    title="ID, front"
    illustration={<Illustration name="card-front" />}
    rules={rules}
    send={send}
    photo={{ sendAnyway: true }}
  />
);

export interface FormProps {
  values?: Everything;
  onSend: (values: Everything) => void;
  /** The rows, and what else stands in the form. */
  children: (form: UseFormReturn<Everything>) => ReactNode;
}

/** A form with a summary above its rows and a button below. */
export function DemonstrationForm({ values = nothing, onSend, children }: FormProps) {
  const form = useForm<Everything>({ defaultValues: values, shouldFocusError: false });
  return (
    <RhfMessages translate={(key) => words[key]}>
      <form
        noValidate
        onSubmit={form.handleSubmit((sent) => onSend(sent))}
        className="flex flex-col gap-5 p-4"
      >
        <RhfErrorSummary control={form.control} />
        {children(form)}
        <Button type="submit" block>
          Continue
        </Button>
      </form>
    </RhfMessages>
  );
}

/** All of them. */
export const EveryRow = (given: PartProps) => (
  <>
    <TypedRows {...given} />
    <ChoiceRows {...given} />
    <TickRows {...given} />
    <PickerRows {...given} />
    <PhotoRow {...given} />
  </>
);
