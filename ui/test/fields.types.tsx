/*
 * The props that the types of actions and fields accept and refuse; the type checker is the test (`tsc -p
 * ui`).
 */
import { createRef, type ReactNode, type Ref } from 'react';
import { Button, type ButtonProps } from '../src/actions/button/index.ts';
import { AgreementCheck } from '../src/fields/agreement-check/index.ts';
import { AmountField } from '../src/fields/amount-field/index.ts';
import { AmountSlider } from '../src/fields/amount-slider/index.ts';
import { Checkbox, CheckboxGroup } from '../src/fields/checkbox/index.ts';
import { ChoiceChips } from '../src/fields/choice-chips/index.ts';
import { CodeField } from '../src/fields/code-field/index.ts';
import { ErrorSummary } from '../src/fields/error-summary/index.ts';
import {
  FieldGroup,
  FieldLabel,
  FieldRow,
  RequiredLegend,
  type FieldRowProps,
} from '../src/fields/field-row/index.ts';
import { FormSection } from '../src/fields/form-section/index.ts';
import { PhoneField } from '../src/fields/phone-field/index.ts';
import { PhotoButton, PhotoField, PhotoFrame, PhotoHints } from '../src/fields/photo-field/index.ts';
import { PickerField } from '../src/fields/picker-field/index.ts';
import { RadioList } from '../src/fields/radio-list/index.ts';
import { RadioRow } from '../src/fields/radio-row/index.ts';
import { Rating } from '../src/fields/rating/index.ts';
import { SearchBar } from '../src/fields/search-bar/index.ts';
import { SegmentedControl } from '../src/fields/segmented-control/index.ts';
import { Stepper } from '../src/fields/stepper/index.ts';
import { Switch } from '../src/fields/switch/index.ts';
import { TextField, type TextControl, type TextFieldProps } from '../src/fields/text-field/index.ts';

declare const accept: (element: ReactNode) => void;
declare const onOpen: () => void;
declare const maybe: { text: string | undefined; flag: boolean | undefined };

// Button: one of three variants, one of three tones, words, and a ref to a button.
accept(<Button>Send</Button>);
accept(
  <Button variant="outline" tone="danger" busy={maybe.flag} disabled={maybe.flag}>
    Cancel
  </Button>,
);
accept(
  <Button ref={createRef<HTMLButtonElement>()} onClick={(event) => event.currentTarget.form}>
    Send
  </Button>,
);
// @ts-expect-error There is no such variant.
accept(<Button variant="primary">Send</Button>);
// @ts-expect-error There is no such tone.
accept(<Button tone="success">Send</Button>);
// @ts-expect-error A button without words says nothing.
accept(<Button />);
// @ts-expect-error It is a button, not a link.
accept(<Button ref={createRef<HTMLAnchorElement>()}>Send</Button>);
// @ts-expect-error Not of a button.
accept(<Button type="image">Send</Button>);
export const variants: ButtonProps['variant'][] = ['filled', 'outline', 'text', undefined];

// TextField: a label, a native input's own props, uncontrolled, and a ref to the input.
declare const typed: Ref<TextControl>;
accept(<TextField label="Name" />);
accept(
  <TextField label="Name" ref={typed} error={maybe.text} required={maybe.flag} defaultValue={maybe.text} />,
);
accept(<TextField label="Name" ref={createRef<HTMLInputElement>()} counter maxLength={8} />);
accept(<TextField label="Name" onChange={(event) => event.currentTarget.value.trim()} />);
// @ts-expect-error A field without a label has no name.
accept(<TextField />);
accept(<TextField label="Name" value="Achieng" onChange={(event) => event.currentTarget.value} />);
// @ts-expect-error What is typed is a text.
accept(<TextField label="Name" value={7} />);
// @ts-expect-error An error says how to mend it; that there is one says nothing.
accept(<TextField label="Name" error />);
// @ts-expect-error A keyboard that no phone has.
accept(<TextField label="Name" inputMode="digits" />);
// @ts-expect-error The label names the input for readers: text alone.
accept(<TextField label={<b>Name</b>} />);
// @ts-expect-error The ref is to an input.
accept(<TextField label="Name" ref={createRef<HTMLDivElement>()} />);

// A field is required, optional, or neither.
accept(<TextField label="Name" required={maybe.flag} optional={false} />);
accept(<TextField label="Name" {...(maybe.flag ? { required: true } : { optional: true })} />);
export const Wrapped = (props: TextFieldProps) => <TextField {...props} />;
// @ts-expect-error Both contradict.
accept(<TextField label="Name" required optional />);
// @ts-expect-error Both contradict.
accept(<PhoneField label="Phone" required optional />);
// @ts-expect-error Both contradict.
accept(<AmountField label="Sum" required optional />);
// @ts-expect-error Both contradict.
accept(<CodeField label="Code" required optional />);
// @ts-expect-error Both contradict.
accept(<PickerField label="City" value={null} onOpen={onOpen} required optional />);
// @ts-expect-error Both contradict.
accept(<RadioRow label="Gender" options={[]} required optional />);
// @ts-expect-error Both contradict.
accept(<ChoiceChips label="Gender" options={[{ value: 'f', label: 'Female' }]} required optional />);
// @ts-expect-error Both contradict.
accept(<Checkbox label="Remind me" required optional />);
// @ts-expect-error One of the two.
accept(<Switch label="Dark" required optional />);
// @ts-expect-error Both contradict.
accept(<CheckboxGroup legend="Reasons" options={[]} required optional />);
// @ts-expect-error Both contradict.
accept(<Rating label="Our answer" required optional />);
// @ts-expect-error Both contradict.
accept(<FieldRow label="Name" value="Achieng" required optional />);
accept(
  // @ts-expect-error Both contradict.
  <FieldLabel id="label" required optional>
    Name
  </FieldLabel>,
);
export const Row = (props: FieldRowProps) => <FieldRow {...props} />;

// AmountField: plain digits as text, so that no float is ever made.
accept(<AmountField label="Amount" defaultValue="10000" onValue={(digits: string) => digits.length} />);
// @ts-expect-error Digits, not a number.
accept(<AmountField label="Amount" defaultValue={10_000} />);

// PickerField: the value and the opening both belong to the parent.
accept(<PickerField label="City" value={null} onOpen={onOpen} />);
accept(<PickerField label="City" value={<b>Nakuru</b>} onOpen={onOpen} opens="calendar" open={maybe.flag} />);
accept(<PickerField label="City" value={null} onOpen={onOpen} ref={createRef<HTMLButtonElement>()} />);
// @ts-expect-error Without onOpen nothing opens.
accept(<PickerField label="City" value={null} />);
// @ts-expect-error Nothing chosen is null, and is said.
accept(<PickerField label="City" onOpen={onOpen} />);
// @ts-expect-error It opens a sheet, a calendar or a page.
accept(<PickerField label="City" value={null} onOpen={onOpen} opens="wheel" />);
// @ts-expect-error The ref goes to the button over the row.
accept(<PickerField label="City" value={null} onOpen={onOpen} ref={createRef<HTMLInputElement>()} />);

// RadioList and RadioRow: read-only options, and a value of their own.
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
accept(<RadioList legend="Do you own it?" options={options} />);
accept(
  <RadioList legend="Do you own it?" options={options} value={null} onChange={(value: string) => value} />,
);
accept(<RadioRow label="Gender" options={options} name="gender" required />);
// @ts-expect-error A list without a question.
accept(<RadioList options={options} />);
// @ts-expect-error A list without choices.
accept(<RadioList legend="Do you own it?" />);
// @ts-expect-error Values are texts.
accept(<RadioList legend="Do you own it?" options={[{ value: 1, label: 'One' }]} />);
// @ts-expect-error onChange is told the value, not an event.
accept(<RadioList legend="Do you own it?" options={options} onChange={(event: Event) => event} />);
accept(<RadioList legend="Do you own it?" options={options} disabled name="own" onFocus={() => undefined} />);
accept(<RadioRow label="Gender" options={options} value={null} onChange={({ target }) => target.value} />);
// @ts-expect-error What `register` gives is for native radios: a RadioRow, or RhfRadioList.
accept(<RadioList legend="Do you own it?" options={options} inputProps={{ name: 'own' }} />);
// @ts-expect-error Its ref goes to each radio.
accept(<RadioRow label="Gender" options={options} ref={createRef<HTMLDivElement>()} />);

// Open: looks for the row, everything else for the control.
const looks = { className: 'mt-4', style: { opacity: 0.5 }, 'data-testid': 'row' } as const;
const open = { ...looks, id: 'row', 'aria-describedby': 'more', onFocus: () => undefined } as const;
const slider = { label: 'Sum', min: 500, max: 9000, step: 500, format: (value: number) => `KSh ${value}` };
const photo = { title: 'ID', state: 'now', onFile: () => undefined } as const;
accept(<TextField {...open} label="Name" ref={createRef<HTMLInputElement>()} pattern="[a-z]*" />);
accept(<PhoneField {...open} label="Phone" value="712345412" onChange={({ target }) => target.value} />);
accept(<CodeField {...open} label="Code" value="4819" ref={createRef<HTMLInputElement>()} />);
accept(<AmountField {...open} label="Sum" value="10370" onValue={(digits: string) => digits} />);
accept(<PickerField {...open} label="City" value={null} onOpen={onOpen} onClick={() => undefined} />);
accept(<RadioRow {...open} label="Gender" options={options} ref={createRef<HTMLInputElement>()} />);
accept(<RadioList {...open} legend="Own?" options={options} ref={createRef<HTMLDivElement>()} />);
accept(<ChoiceChips {...open} label="Own?" options={options} defaultValue="yes" />);
accept(<AmountSlider {...open} {...slider} defaultValue={500} ref={createRef<HTMLInputElement>()} />);
accept(<AgreementCheck {...open}>I agree</AgreementCheck>);
accept(<Checkbox {...open} label="Remind me" ref={createRef<HTMLInputElement>()} />);
accept(<SearchBar {...open} value="" onValue={(text) => text.trim()} ref={createRef<HTMLInputElement>()} />);
// @ts-expect-error The host keeps the text.
accept(<SearchBar />);
accept(<SegmentedControl {...open} label="Show" options={options} ref={createRef<HTMLDivElement>()} />);
// @ts-expect-error One of its options.
accept(<SegmentedControl label="Show" options={[{ value: 1, label: '1' }]} value="1" onChange={onOpen} />);
// @ts-expect-error A count has an end.
accept(<Stepper label="Children" />);
accept(<Stepper {...open} label="Children" max={9} ref={createRef<HTMLInputElement>()} />);
accept(<Switch {...open} label="Dark" ref={createRef<HTMLInputElement>()} />);
accept(<CheckboxGroup {...open} legend="When?" options={options} ref={createRef<HTMLDivElement>()} />);
accept(<Rating {...open} label="How was it?" ref={createRef<HTMLDivElement>()} />);
accept(<PhotoField {...open} {...photo} ref={createRef<HTMLFieldSetElement>()} />);
accept(<PhotoButton {...open}>Take it</PhotoButton>);
accept(<PhotoFrame {...open} shape="card" />);
accept(<PhotoHints {...open} hints={[]} />);
accept(<ErrorSummary {...open} errors={[]} ref={createRef<HTMLElement>()} />);
accept(
  <FormSection {...open} heading="You" ref={createRef<HTMLElement>()}>
    Rows
  </FormSection>,
);
accept(<FieldRow {...open} label="Name" value="Achieng" ref={createRef<HTMLDivElement>()} />);
accept(
  <FieldGroup {...open} ref={createRef<HTMLElement>()}>
    Rows
  </FieldGroup>,
);
accept(<RequiredLegend {...open} />);
// @ts-expect-error A slider is a number.
accept(<AmountSlider {...slider} value="500" />);
// @ts-expect-error What is typed is nothing to tick.
accept(<TextField label="Name" checked />);
// @ts-expect-error A code is digits: the keyboard is the field's.
accept(<CodeField label="Code" type="password" />);
// @ts-expect-error The element is the group of the boxes.
accept(<CheckboxGroup legend="When?" options={options} ref={createRef<SVGElement>()} />);
// @ts-expect-error No such style.
accept(<TextField label="Name" style={{ margin: true }} />);
// @ts-expect-error What is in it is the field's.
accept(<PickerField label="City" value={null} onOpen={onOpen} dangerouslySetInnerHTML={{ __html: '' }} />);
