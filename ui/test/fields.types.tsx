/* What the types of actions and fields take and refuse; the type checker is the test (`tsc -p ui`). */
import { createRef, type ReactNode, type Ref } from 'react';
import { Button, type ButtonProps } from '../src/actions/button/index.ts';
import { AmountField } from '../src/fields/amount-field/index.ts';
import { PickerField } from '../src/fields/picker-field/index.ts';
import { RadioList } from '../src/fields/radio-list/index.ts';
import { RadioRow } from '../src/fields/radio-row/index.ts';
import { TextField, type TextControl } from '../src/fields/text-field/index.ts';

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

// TextField: a label, a native input's own props, uncontrolled, and a ref to what is typed into.
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

// AmountField: plain digits as text, so that no float is ever made.
accept(<AmountField label="Amount" defaultValue="10000" onValue={(digits: string) => digits.length} />);
// @ts-expect-error Digits, not a number.
accept(<AmountField label="Amount" defaultValue={10_000} />);

// PickerField: what was chosen and how it opens are both the parent's.
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

// RadioList and RadioRow: options that nobody changes, and a value of theirs.
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
