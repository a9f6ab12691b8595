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
import { FieldRow, useFieldWiring, type FieldProps } from '../field-row/index.js';
import { useTypedInput, type TextControl } from './typed-input.js';

/** What is typed is one text: nothing to tick, nothing that only other inputs have. */
type OfInput = Omit<
  InputHTMLAttributes<TextControl>,
  keyof FieldProps | 'children' | 'dangerouslySetInnerHTML' | 'checked' | 'defaultChecked'
>;

export interface TextFieldProps extends FieldProps, OfInput {
  /** Under which the form sends it. */
  name?: string | undefined;
  /** The control itself: a form library reads, sets and focuses it. */
  ref?: Ref<TextControl> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<TextControl> | undefined;
  /** The control was left. */
  onBlur?: FocusEventHandler<TextControl> | undefined;
  /** Kept by the parent, which takes each change from `onChange`. Left out, the control keeps it, and a key press renders nothing. */
  value?: string | undefined;
  /** The value at first; the control keeps it from then on. */
  defaultValue?: string | undefined;
  /** What is wanted ("8 digits"); never the label again. */
  placeholder?: string;
  /** Text before the value that is not part of it: "+254". */
  prefix?: string;
  /** Opens the right keyboard: `numeric`, `tel`, `email`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  /** Of the input: what the phone may fill in, and what it hides. */
  type?: 'text' | 'tel' | 'email' | 'password' | 'url';
  /** What the phone may fill in: `given-name`, `email`, `tel-national`. */
  autoComplete?: string;
  /** What the keyboard writes large. */
  autoCapitalize?: 'off' | 'none' | 'sentences' | 'words' | 'characters';
  /** What the Enter key of the keyboard says. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** Whether the phone marks words that it does not know. */
  spellCheck?: boolean;
  /** The most characters. */
  maxLength?: number | undefined;
  /** Shows "6 of 8" at the end of the label's line while typing; needs maxLength, or a number of its own. */
  counter?: boolean | number;
  /** Cleans the text in the input event: strips what may not be there. The caret stays, nothing renders. Must be pure. */
  sanitize?: (raw: string) => string;
  /** A text of several lines. Renders a `<textarea>`. */
  multiline?: boolean;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** Sunken and passed over. Prefer a row that says why it waits, or leave it out. */
  disabled?: boolean | undefined;
  /** At the end of the row: a button, an icon. */
  trailing?: ReactNode;
}

const controlLook = cva(
  [
    'relative block w-full min-w-0 bg-transparent p-0 text-body font-medium caret-primary outline-hidden',
    'placeholder:font-normal placeholder:text-placeholder placeholder:opacity-100',
  ],
  {
    variants: {
      disabled: { true: 'text-subtle opacity-100', false: 'text-ink' },
      beside: { true: 'flex-1', false: null },
      multiline: { true: 'resize-none', false: null },
    },
  },
);
const lineLook = cva('flex flex-wrap gap-x-2 text-body font-medium text-ink', {
  variants: { isNumber: { true: 'tabular-nums rtl:w-fit rtl:max-w-full', false: null } },
});

/**
 * A row in which text is typed; without a `value` a key press renders nothing. Renders an `<input>` or `<textarea>` in a
 * FieldRow; what these take goes to it, `className` and `style` to the row.
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
  // A number is written from left to right in every language; it stands where the row begins.
  const isNumber = type === 'tel';
  const control = {
    ...rest,
    ...props,
    ...wiring.control,
    id: wiring.fieldId,
    // Cut by sanitize, not by the browser: a pasted number with spaces would lose its last digits.
    maxLength: sanitize ? undefined : maxLength,
    className: controlLook({
      disabled: Boolean(rest.disabled),
      beside: Boolean(prefix) || isNumber,
      multiline,
    }),
    size: isNumber && longest && !multiline ? longest + 1 : rest.size,
    // Beside a prefix: when the words are so large that the text would scroll, it goes below the prefix.
    style: prefix && longest ? { minWidth: `min(100%, ${longest + 1}ch)` } : undefined,
  };
  const input = multiline ? <textarea rows={3} {...control} /> : <input type={type} {...control} />;
  return (
    <FieldRow
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
        <span dir={isNumber ? 'ltr' : undefined} className={lineLook({ isNumber })}>
          {prefix ? <span className="pointer-events-none relative">{prefix}</span> : null}
          {input}
        </span>
      ) : (
        input
      )}
    </FieldRow>
  );
}
