'use client';
import { cva } from 'class-variance-authority';
import {
  useCallback,
  useRef,
  type ChangeEventHandler,
  type FocusEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { complain } from '../../foundations/complain/index.js';
import { rowWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { RowOfField } from '../field-row/field-row.js';
import { useFieldWiring, type FieldProps, type Obligation } from '../field-row/index.js';
import { useTypedInput, type TextControl } from './typed-input.js';

/** Text input props: no props of checkboxes or other input types. */
type OfInput = Omit<
  InputHTMLAttributes<TextControl>,
  keyof FieldProps | 'children' | 'dangerouslySetInnerHTML' | 'checked' | 'defaultChecked'
>;

interface TextFieldOwnProps extends FieldProps, OfInput {
  /** The name of the submitted value. */
  name?: string | undefined;
  /** The control, so that a form library can read, set and focus the control. */
  ref?: Ref<TextControl> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<TextControl> | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<TextControl> | undefined;
  /**
   * The value, controlled by the host through `onChange`. Without `value` the control keeps its own, and a
   * key press renders nothing.
   */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** The expected value ("8 digits"); never a repetition of the label. */
  placeholder?: string;
  /** Text before the value and not part of the value: "+256". */
  prefix?: string;
  /** The keyboard: `numeric`, `tel`, `email`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  /** The type of the input: autofill and masking. */
  type?: 'text' | 'tel' | 'email' | 'password' | 'url';
  /** The autofill hint: `given-name`, `email`, `tel-national`. */
  autoComplete?: string;
  /** Capitalisation by the keyboard. */
  autoCapitalize?: 'off' | 'none' | 'sentences' | 'words' | 'characters';
  /** The label of the Enter key. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** Spell checking. */
  spellCheck?: boolean;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Shows "6 of 8" at the end of the label's line while typing; needs maxLength or a number. */
  counter?: boolean | number;
  /**
   * Cleans the text in the input event and removes disallowed characters. The caret stays; nothing renders.
   * Must be pure.
   */
  sanitize?: (raw: string) => string;
  /** Several lines of text. Renders a `<textarea>`. */
  multiline?: boolean;
  /** The value can be read and copied, not changed. */
  readOnly?: boolean;
  /** Disabled: sunken and skipped by the focus. Prefer a row with a reason, or omit the row. */
  disabled?: boolean | undefined;
  /** An element at the end of the row: a button, an icon. */
  trailing?: ReactNode;
}

export type TextFieldProps = TextFieldOwnProps & Obligation;

const controlLook = cva(
  [
    'relative block w-full min-w-0 bg-transparent p-0 text-body font-medium text-ellipsis caret-primary outline-none',
    'placeholder:font-normal placeholder:text-placeholder placeholder:opacity-100',
  ],
  {
    variants: {
      disabled: { true: 'text-subtle opacity-100', false: 'text-ink' },
      beside: { true: 'flex-1', false: null },
      multiline: { true: 'kopa-lines', false: null },
    },
  },
);
const lineLook = cva('flex flex-wrap gap-x-2 text-body font-medium', {
  variants: {
    isNumber: { true: 'tabular-nums rtl:w-fit rtl:max-w-full', false: null },
    disabled: { true: 'text-subtle', false: 'text-ink' },
  },
});

/**
 * A row for typed text; without `value` a key press renders nothing. Renders an `<input>` or `<textarea>` in
 * a FieldRow; their props go to the control, `className` and `style` to the row.
 */
export function TextField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  prefix,
  counter = false,
  sanitize,
  multiline = false,
  trailing,
  maxLength,
  type = 'text',
  ref,
  onChange,
  onCompositionEnd,
  onFocus,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: TextFieldProps) {
  const strings = useStrings(rowWords);
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'TextField',
  );
  const count = useRef<HTMLSpanElement>(null);
  const total = typeof counter === 'number' ? counter : counter ? maxLength : undefined;
  if (counter === true && maxLength === undefined)
    complain(
      'TextField',
      `"${label}" has a counter but no maxLength, so there is nothing to count to. Give it maxLength, or the number as counter.`,
    );
  const onText = useCallback(
    (value: string) => {
      if (count.current && total !== undefined)
        count.current.textContent = fill(strings.counter, { n: value.length, total });
    },
    [strings, total],
  );
  const { props } = useTypedInput<TextControl>({
    sanitize,
    onText: total === undefined ? undefined : onText,
    onChange,
    onCompositionEnd,
    onFocus,
    ref,
  });
  const longest = total ?? maxLength;
  // Numbers run from left to right in every language, aligned to the start of the row.
  const isNumber = type === 'tel';
  const control = {
    ...rest,
    ...props,
    ...wiring.control,
    id: wiring.fieldId,
    // `sanitize` limits the length, not the browser: a pasted number with spaces would lose its last digits.
    maxLength: sanitize ? undefined : maxLength,
    className: controlLook({
      disabled: Boolean(rest.disabled),
      beside: Boolean(prefix) || isNumber,
      multiline,
    }),
    size: isNumber && longest && !multiline ? longest + 1 : rest.size,
    // Beside a prefix: large text that would scroll moves below the prefix.
    style: prefix && longest ? { minWidth: `min(100%, ${longest + 1}ch)` } : undefined,
  };
  const input = multiline ? <textarea rows={3} {...control} /> : <input type={type} {...control} />;
  return (
    <RowOfField
      wiring={wiring}
      labels="control"
      label={label}
      required={required}
      optional={optional}
      hint={hint}
      error={error}
      typed
      blocked={Boolean(rest.disabled) && !error}
      aside={
        total === undefined ? undefined : (
          <span
            ref={count}
            aria-hidden
            className="pointer-events-none invisible shrink-0 text-caption text-muted tabular-nums group-focus-within/row:visible"
          />
        )
      }
      trailing={trailing}
      className={className}
      style={style}
    >
      {prefix || isNumber ? (
        <span
          dir={isNumber ? 'ltr' : undefined}
          className={lineLook({ isNumber, disabled: Boolean(rest.disabled) })}
        >
          {prefix ? <span className="pointer-events-none relative">{prefix}</span> : null}
          {input}
        </span>
      ) : (
        input
      )}
    </RowOfField>
  );
}
