import { DatePicker, Form, Input, Picker, type DatePickerRef, type PickerRef } from 'antd-mobile';
import { forwardRef, type RefObject } from 'react';
import { birthday, isoOf, months, partsOf, shownDay } from '../../screen/birthday.ts';
import type { Choice } from '../../screen/choices.ts';
import { optional, type Field } from '../../screen/fields.ts';
import { digitsOf, patterns } from '../../screen/rules.ts';
import { labels, missing, placeholders, texts } from '../../screen/texts.ts';
import type { Listed } from './form-values.ts';

/** The props of a Form.Item as a row. */
export function itemOf(field: Field) {
  const rule = patterns[field];
  return {
    name: field,
    label: labels[field],
    className: `row-${field}`,
    required: !optional.includes(field),
    rules: [
      ...(missing[field] ? [{ required: true, message: missing[field] }] : []),
      ...(rule ? [{ pattern: rule.pattern, message: rule.message }] : []),
    ],
  };
}

/** A row in which text is typed. */
export function TextRow({ field, ...rest }: { field: Field; type?: string; maxLength?: number }) {
  return (
    <Form.Item {...itemOf(field)}>
      <Input placeholder={placeholders[field] ?? ''} {...rest} />
    </Form.Item>
  );
}

/** A row for a mobile number. */
export function PhoneRow({ field }: { field: Field }) {
  return (
    <Form.Item {...itemOf(field)}>
      <PhoneInput placeholder={placeholders[field] ?? ''} />
    </Form.Item>
  );
}

interface PhoneInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  placeholder: string;
}

function PhoneInput({ onChange, ...rest }: PhoneInputProps) {
  return (
    <div className="phone">
      <span>{texts.prefix}</span>
      <Input type="tel" {...rest} onChange={(raw) => onChange?.(digitsOf(raw, 9))} />
    </div>
  );
}

/** A row whose value is one of a list. `onBlocked` takes the tap instead of the list. */
export function PickRow({
  field,
  choices,
  onBlocked,
}: {
  field: Listed;
  choices: readonly Choice[];
  onBlocked?: (() => void) | undefined;
}) {
  return (
    <Form.Item
      {...itemOf(field)}
      trigger="onConfirm"
      onClick={(_, picker: RefObject<PickerRef | null>) => (onBlocked ? onBlocked() : picker.current?.open())}
    >
      <Picker title={labels[field]} columns={[[...choices]]}>
        {(items) => items[0]?.label ?? <span className="placeholder">{texts.choose}</span>}
      </Picker>
    </Form.Item>
  );
}

/** The birthday. */
export function BirthdayRow() {
  return (
    <Form.Item
      {...itemOf('birthday')}
      trigger="onConfirm"
      onClick={(_, picker: RefObject<DatePickerRef | null>) => picker.current?.open()}
    >
      <BirthdayPicker />
    </Form.Item>
  );
}

const dateOf = (iso: string) => {
  const { year, month, day } = partsOf(iso);
  return new Date(year, month - 1, day);
};
const [min, max, initial] = [dateOf(birthday.min), dateOf(birthday.max), dateOf(birthday.initial)];

const BirthdayPicker = forwardRef<DatePickerRef, { value?: Date; onConfirm?: (value: Date) => void }>(
  function BirthdayPicker({ value, ...rest }, ref) {
    return (
      <DatePicker
        ref={ref}
        {...rest}
        title={labels.birthday}
        value={value ?? initial}
        min={min}
        max={max}
        renderLabel={(type, data) => (type === 'month' ? months[data - 1] : data)}
      >
        {() =>
          value ? (
            shownDay(isoOf({ year: value.getFullYear(), month: value.getMonth() + 1, day: value.getDate() }))
          ) : (
            <span className="placeholder">{texts.choose}</span>
          )
        }
      </DatePicker>
    );
  },
);
