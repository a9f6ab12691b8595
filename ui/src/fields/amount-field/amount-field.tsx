'use client';
import {
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { groupDigits } from '../../display/amount/index.js';
import { complain } from '../../foundations/complain/index.js';
import { X } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import { LabelOfField } from '../field-row/field-message.js';
import { boxLook, ErrorBar } from '../field-row/field-row.js';
import {
  FieldError,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
} from '../field-row/index.js';
import { assignRef } from '../text-field/index.js';
import { caretAfterDigits, decimalOf, readAmount } from './amount-text.js';
import { mirror } from './mirror.js';

interface AmountFieldOwnProps
  extends
    FieldProps,
    ControlProps<'input', 'type' | 'inputMode' | 'checked' | 'defaultChecked' | 'maxLength' | 'size'> {
  /** Shown beside the figure, on the market's side. Default: the market's. */
  currency?: string | undefined;
  /** Name of the hidden input that holds plain digits. */
  name?: string | undefined;
  /**
   * The hidden input: `.value` reads and sets plain digits, `.focus()` goes to the visible one. Fits
   * `register`.
   */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Plain digits after every change: "10370", or "" when empty. */
  onValue?: ((digits: string) => void) | undefined;
  /** After each change, with the native event. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Called when the control loses the focus. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /**
   * Plain digits, controlled by the host through `onValue`. Without `value` the field keeps the digits, and a
   * key press renders nothing.
   */
  value?: string | undefined;
  /** Plain digits. */
  defaultValue?: string | undefined;
  /** The expected value ("500 or more"); never a repetition of the label. */
  placeholder?: string;
  /** Text at the end of the line below, in the success colour: "Pays all of it today". */
  note?: ReactNode;
  /** Maximum number of digits. */
  maxDigits?: number;
  /** The value can be read and copied, not changed. */
  readOnly?: boolean;
  /** Skipped by the focus and not submitted. */
  disabled?: boolean | undefined;
}

export type AmountFieldProps = AmountFieldOwnProps & Obligation;

/**
 * An amount in whole units of the currency, grouped while typing; the form's value stays plain digits.
 * Renders a visible `<input>` without a name and an `<input type="hidden">` with the name. Input props go to
 * the visible input, except name, ref, onChange and onBlur; `className` and `style` go to the outer element.
 */
export function AmountField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  currency,
  name,
  ref,
  onValue,
  onChange,
  onBlur,
  value,
  defaultValue,
  placeholder,
  note,
  maxDigits: asked = 9,
  readOnly = false,
  disabled = false,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: AmountFieldProps) {
  const strings = useStrings(generalWords);
  const locale = useLocale();
  const market = useMarket();
  const symbol = currency ?? market.currency.symbol;
  const isAfter = market.currency.place === 'after';
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'AmountField',
  );
  const given = value ?? defaultValue ?? '';
  const digitsGiven = given.replace(/\D/g, '');
  const visible = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement | null>(null);
  const initial = useRef(digitsGiven);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const maxDigits = asked >= 1 ? Math.min(15, Math.floor(asked)) : 9;
  if (maxDigits !== asked)
    complain(
      'AmountField',
      `maxDigits of "${label}" is ${asked}, so ${maxDigits} are taken. Give a whole number from 1 to 15: longer sums are not exact.`,
    );
  if (digitsGiven !== given)
    complain(
      'AmountField',
      `the ${value === undefined ? 'defaultValue' : 'value'} of "${label}" is "${given}", and only its digits are taken. Pass whole units as plain digits: "10370".`,
    );

  const setHidden = useCallback(
    (element: HTMLInputElement | null) => {
      const first = element !== null && hidden.current === null;
      hidden.current = element;
      if (element) {
        // React's defaultValue would set the value of a hidden input again with each render.
        if (first && element.value === '') element.value = initial.current;
        mirror(element, {
          onSet: (value) => {
            if (visible.current) visible.current.value = groupDigits(value, locale);
          },
          focus: () => visible.current?.focus(),
        });
      }
      return assignRef(ref, element);
    },
    [ref, locale],
  );
  useLayoutEffect(() => {
    // Another locale groups differently, and the host's ref may have set a value before the visible input
    // existed.
    if (visible.current && hidden.current) visible.current.value = groupDigits(hidden.current.value, locale);
  }, [locale]);
  useLayoutEffect(() => {
    // Only a different value is written: writing the same value would move the caret to the end.
    if (value !== undefined && hidden.current && hidden.current.value !== digitsGiven)
      hidden.current.value = digitsGiven;
  });

  const change = (digits: string) => {
    if (!hidden.current) return;
    hidden.current.value = digits;
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }));
    onValue?.(digits);
    // A host that ignores the change renders nothing, and its value must come back.
    if (value !== undefined) renderAgain();
  };

  return (
    <div data-field-row="" data-invalid={error ? '' : undefined} className={className} style={style}>
      <LabelOfField
        id={wiring.labelId}
        htmlFor={wiring.fieldId}
        required={required}
        optional={optional}
        className="mb-2 text-label text-ink"
      >
        {label}
      </LabelOfField>
      <div className={boxLook(Boolean(error), disabled || readOnly, 'flex min-h-15 items-center ps-4 pe-1')}>
        {error ? <ErrorBar /> : null}
        {isAfter ? null : <span className="shrink-0 pe-2 text-body font-medium text-muted">{symbol}</span>}
        <input
          autoComplete="off"
          {...rest}
          {...wiring.control}
          ref={visible}
          id={wiring.fieldId}
          type="text"
          inputMode="numeric"
          placeholder={placeholder ?? ' '}
          readOnly={readOnly}
          disabled={disabled}
          defaultValue={groupDigits(digitsGiven, locale)}
          onChange={(event) => {
            const input = event.currentTarget;
            const { digits, beforeCaret } = readAmount({
              raw: input.value,
              caret: input.selectionStart ?? input.value.length,
              before: hidden.current?.value ?? '',
              kind: (event.nativeEvent as Partial<InputEvent>).inputType ?? '',
              decimal: decimalOf(locale),
              maxDigits,
            });
            change(digits);
            const caret = caretAfterDigits(input.value, beforeCaret);
            input.setSelectionRange(caret, caret);
          }}
          onBlur={() => {
            // The form knows the hidden input, so the hidden input must send the event.
            if (hidden.current)
              onBlur?.({
                type: 'blur',
                target: hidden.current,
                currentTarget: hidden.current,
              } as FocusEvent<HTMLInputElement>);
          }}
          className="peer min-w-0 flex-1 self-stretch bg-transparent p-0 text-heading text-ink tabular-nums caret-primary outline-none placeholder:font-normal placeholder:text-placeholder placeholder:opacity-100 disabled:text-subtle disabled:opacity-100"
        />
        {isAfter ? <span className="shrink-0 px-2 text-body font-medium text-muted">{symbol}</span> : null}
        {readOnly || disabled ? null : (
          <button
            type="button"
            aria-label={strings.clear}
            onClick={() => {
              change('');
              visible.current?.focus();
            }}
            className="flex size-12 shrink-0 items-center justify-center rounded-medium text-muted -outline-offset-3 active:bg-sunken peer-placeholder-shown:invisible"
          >
            <X aria-hidden />
          </button>
        )}
        <input
          ref={setHidden}
          type="hidden"
          name={name}
          disabled={disabled}
          onInput={(event) => onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)}
        />
      </div>
      {error || hint || note ? (
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 ps-4">
          {error ? (
            <FieldError id={wiring.errorId}>{error}</FieldError>
          ) : (
            <p id={wiring.hintId} className="text-caption text-muted">
              {hint}
            </p>
          )}
          {note && !error ? <p className="text-caption font-semibold text-success">{note}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
