import { useForm as useTanStackForm } from '@tanstack/react-form';
import { useForm } from 'react-hook-form';
import { Announcer } from '../src/foundations/announce/index.ts';
import { FieldGroup } from '../src/fields/field-row/index.ts';
import {
  BoundAgreementCheck,
  BoundAmountField,
  BoundAmountSlider,
  BoundCheckbox,
  BoundCheckboxGroup,
  BoundChoiceChips,
  BoundCodeField,
  BoundDateField,
  BoundDayOfMonthField,
  BoundErrorSummary,
  BoundPhoneField,
  BoundPhotoField,
  BoundPickerField,
  BoundRadioList,
  BoundRadioRow,
  BoundRating,
  BoundRegionField,
  BoundStepper,
  BoundSwitch,
  BoundTextField,
  BoundValidPeriodField,
  BoundWeekdayField,
  FormMessages,
} from '../src/form/index.ts';
import { FormDataForm } from '../src/form-data/index.ts';
import { RhfBinding } from '../src/react-hook-form/index.ts';
import { TanStackForm } from '../src/tanstack-form/index.ts';

/** The values of a form by name: what a library holds, or the entries that a native form sends. */
export type Held = Record<string, unknown>;

export interface FormProps {
  initial: Held;
  /** The rows that are wrong, by name, with the key of the message. Told whether a field is empty. */
  wrong: (isEmpty: (name: string) => boolean) => Record<string, string>;
  sent: (values: Held) => void;
  /** With the summary of errors. */
  summary?: boolean | undefined;
  disabled?: readonly string[] | undefined;
}

const two = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const provinces = [
  { value: 'rift', label: 'Rift Valley', cities: [{ value: 'nakuru', label: 'Nakuru' }] },
  { value: 'coast', label: 'Coast', cities: [{ value: 'mombasa', label: 'Mombasa' }] },
];

/** Every bound field, in words that no library knows. */
function Screen({ summary, disabled = [] }: Pick<FormProps, 'summary' | 'disabled'>) {
  const of = (name: string) => ({ name, disabled: disabled.includes(name) ? true : undefined });
  return (
    <FormMessages translate={(key, { label }) => (key === 'missing' ? `Say it: ${label}` : undefined)}>
      <Announcer />
      {summary ? <BoundErrorSummary /> : null}
      <FieldGroup>
        <BoundTextField {...of('name')} label="First name" required />
        <BoundPhoneField {...of('phone')} label="Phone" required />
        <BoundAmountField {...of('sum')} label="Sum" required />
        <BoundRadioRow {...of('gender')} label="Gender" options={two} required />
        <BoundDateField
          {...of('birthday')}
          label="Birthday"
          min="1943-01-01"
          max="2008-12-31"
          initial="1994-06-15"
          required
        />
        <BoundPickerField {...of('education')} label="Education" options={two} required />
        <BoundRegionField
          {...of('home')}
          label="Home"
          stateLabel="Province"
          cityLabel="Town"
          states={provinces}
          required
        />
        <BoundWeekdayField {...of('payday')} label="Payday" />
        <BoundDayOfMonthField {...of('rent')} label="Rent" />
        <BoundValidPeriodField {...of('card')} label="Card" from="2026-01" to="2036-12" />
        <BoundStepper {...of('children')} label="Children" max={20} />
        <BoundCheckbox {...of('offers')} label="Offers" />
        <BoundSwitch {...of('alerts')} label="Alerts" />
      </FieldGroup>
      <BoundCodeField {...of('code')} label="Code" length={4} />
      <BoundRadioList {...of('owner')} legend="Owner" options={two} />
      <BoundChoiceChips
        {...of('days')}
        label="Days"
        options={[
          { value: 30, label: '30' },
          { value: 60, label: '60' },
        ]}
      />
      <BoundCheckboxGroup {...of('uses')} legend="Uses" options={two} />
      <BoundRating {...of('stars')} label="Stars" />
      <BoundAmountSlider
        {...of('loan')}
        label="Loan"
        min={500}
        max={2000}
        step={500}
        format={(sum) => `KSh ${sum}`}
      />
      <BoundPhotoField {...of('front')} title="ID, front" photo={{ sendAnyway: true }} />
      <BoundPhotoField
        {...of('back')}
        title="ID, back"
        photo={{ sendAnyway: true }}
        send={() => Promise.resolve('photo-7')}
      />
      <BoundAgreementCheck {...of('agreed')} label="Agreement">
        I agree
      </BoundAgreementCheck>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </FormMessages>
  );
}

const isEmptyIn = (values: Held) => (name: string) => {
  const value = values[name];
  return value === undefined || value === null || value === '' || value === false;
};

function RhfForm({ initial, wrong, sent, ...screen }: FormProps) {
  const form = useForm<Held>({
    defaultValues: initial,
    shouldFocusError: false,
    resolver: (values) => {
      const found = Object.entries(wrong(isEmptyIn(values)));
      return found.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(found.map(([name, message]) => [name, { type: 'schema', message }])),
          };
    },
  });
  return (
    <RhfBinding control={form.control}>
      <form noValidate onSubmit={form.handleSubmit(sent)} onReset={() => form.reset()}>
        <Screen {...screen} />
      </form>
    </RhfBinding>
  );
}

function TanStack({ initial, wrong, sent, ...screen }: FormProps) {
  const form = useTanStackForm({
    defaultValues: initial,
    validators: {
      onSubmit: ({ value }) => {
        const fields = wrong(isEmptyIn(value));
        return Object.keys(fields).length === 0 ? undefined : { fields };
      },
    },
    onSubmit: ({ value }) => sent(value),
  });
  return (
    <TanStackForm form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
        onReset={() => form.reset()}
      >
        <Screen {...screen} />
      </form>
    </TanStackForm>
  );
}

function Native({ initial, wrong, sent, ...screen }: FormProps) {
  return (
    <FormDataForm
      initial={initial}
      check={(data) =>
        wrong((name) => isEmptyIn({ [name]: data.get(name) ?? data.get(`${name}.state`) })(name))
      }
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)];
        sent(Object.fromEntries(entries.map(([name]) => [name, together(entries, name)])));
      }}
    >
      <Screen {...screen} />
    </FormDataForm>
  );
}

/** One entry, or a list of several. */
function together(entries: readonly (readonly [string, unknown])[], name: string): unknown {
  const all = entries.filter(([each]) => each === name).map(([, value]) => value);
  return all.length === 1 ? all[0] : all;
}

/** The same screen in three form libraries. */
export const libraries = [
  ['react-hook-form', RhfForm],
  ['TanStack Form', TanStack],
  ['FormData', Native],
] as const;
