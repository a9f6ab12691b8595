import { AmountField } from '@kopa/ui/amount-field';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AgreementCheck } from '@kopa/ui/agreement-check';
import { Checkbox, CheckboxGroup } from '@kopa/ui/checkbox';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { CodeField } from '@kopa/ui/code-field';
import { PhoneField } from '@kopa/ui/phone-field';
import { RadioList } from '@kopa/ui/radio-list';
import { RadioRow } from '@kopa/ui/radio-row';
import { Rating } from '@kopa/ui/rating';
import { RhfTextField, type RhfTextFieldProps } from '@kopa/ui/react-hook-form';
import { Switch } from '@kopa/ui/switch';
import { TextField, type TextFieldProps } from '@kopa/ui/text-field';
import { useState, type ChangeEvent } from 'react';

const options = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];

/** Every field with a value of the host, and the event or the value that its change gives. */
export function ControlledPage() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<string | null>(null);
  const [ticked, setTicked] = useState(false);
  const [values, setValues] = useState<readonly string[]>([]);
  const [sum, setSum] = useState(500);
  const [stars, setStars] = useState<1 | 2 | 3 | 4 | 5 | null>(null);
  const onText = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setText(event.currentTarget.value.toUpperCase());
  return (
    <>
      <TextField label="Name" required value={text} onChange={onText} />
      <PhoneField label="Phone" optional value={text} onChange={onText} />
      <AmountField label="Sum" value={text} onValue={setText} />
      <CodeField label="Code" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <RadioRow
        label="Gender"
        options={options}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      <RadioList legend="Gender" options={options} value={choice} onChange={setChoice} />
      <ChoiceChips label="Gender" options={options} value={choice} onChange={setChoice} />
      <Checkbox label="Remind me" checked={ticked} onChecked={setTicked} />
      <Switch label="Letter keys" checked={ticked} onChecked={setTicked} />
      <CheckboxGroup legend="Reasons" options={options} values={values} onValues={setValues} />
      <AgreementCheck checked={ticked} onChange={setTicked}>
        I agree
      </AgreementCheck>
      <AmountSlider
        label="Sum"
        min={500}
        max={9000}
        step={500}
        value={sum}
        onChange={setSum}
        format={String}
      />
      <Rating label="Our answer" value={stars} onChange={setStars} />
    </>
  );
}

interface Person extends Record<string, unknown> {
  name: string;
}

/** Wrappers pass all props on. */
export const Wrapped = (props: TextFieldProps) => <TextField {...props} />;
export const WrappedRow = (props: RhfTextFieldProps<Person>) => <RhfTextField<Person> {...props} />;

// @ts-expect-error A field is required or optional.
export const wrong = <TextField label="Name" required optional />;
// @ts-expect-error A field is required or optional, bound to a form, too.
export const wrongRow = <RhfTextField<Person> name="name" label="Name" required optional />;
// @ts-expect-error The value of a text field is a text.
export const wrongValue = <TextField label="Name" value={7} />;
