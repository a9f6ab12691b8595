'use client';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { groupDigits } from '../../display/amount/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { X } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { ErrorBar } from '../field-row/field-row.js';
import { FieldError, FieldLabel, useFieldWiring, type FieldProps } from '../field-row/index.js';
import { assignRef } from '../text-field/index.js';
import { caretAfterDigits, decimalOf, readAmount } from './amount-text.js';
import { mirror } from './mirror.js';

export interface AmountFieldProps extends FieldProps {
  /** Shown before the figure. */
  currency?: string;
  /** Name of the hidden input that holds plain digits. */
  name?: string | undefined;
  /** The hidden input: `.value` reads and sets plain digits, `.focus()` goes to the visible one. Fits `register`. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Plain digits after every change: "10370", or "" when empty. */
  onValue?: ((digits: string) => void) | undefined;
  /** After each change, with the native event. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The control was left. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Plain digits. */
  defaultValue?: string | undefined;
  /** What is wanted ("500 or more"); never the label again. */
  placeholder?: string;
  /** At the end of the line below, in the success colour: "Pays all of it today". */
  note?: ReactNode;
  /** The most digits that can be typed. */
  maxDigits?: number;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
}

/**
 * An amount of whole shillings, grouped while typing; the form's value stays plain digits.
 * Renders an `<input>` without a name for the eye, and an `<input type="hidden">` with the name.
 */
export function AmountField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  currency = 'KSh',
  name,
  ref,
  onValue,
  onChange,
  onBlur,
  defaultValue: given = '',
  placeholder,
  note,
  maxDigits: asked = 9,
  readOnly = false,
}: AmountFieldProps) {
  const strings = useStrings(generalWords);
  const locale = useLocale();
  const wiring = useFieldWiring({ id, label, required, optional, hint, error }, 'AmountField');
  const visible = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement | null>(null);
  const initial = useRef(given.replace(/\D/g, ''));
  const maxDigits = asked >= 1 ? Math.min(15, Math.floor(asked)) : 9;
  if (maxDigits !== asked)
    complain(
      'AmountField',
      `maxDigits of "${label}" is ${asked}, so ${maxDigits} are taken. Give a whole number from 1 to 15: longer sums are not exact.`,
    );
  const defaultValue = given.replace(/\D/g, '');
  if (defaultValue !== given)
    complain(
      'AmountField',
      `the defaultValue of "${label}" is "${given}", and only its digits are taken. Pass whole shillings as plain digits: "10370".`,
    );

  const setHidden = useCallback(
    (element: HTMLInputElement | null) => {
      const first = element !== null && hidden.current === null;
      hidden.current = element;
      if (element) {
        // Not by React's defaultValue: on a hidden input that is the value itself, and each render would bring it back.
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
    // Another locale groups in another way; a parent's ref may have set a value before the visible input was there.
    if (visible.current && hidden.current) visible.current.value = groupDigits(hidden.current.value, locale);
  }, [locale]);

  const change = (digits: string) => {
    if (!hidden.current) return;
    hidden.current.value = digits;
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }));
    onValue?.(digits);
  };

  return (
    <div data-field-row="" data-invalid={error ? '' : undefined}>
      <FieldLabel
        id={wiring.labelId}
        htmlFor={wiring.fieldId}
        required={required}
        optional={optional}
        className="mb-2 text-label text-ink"
      >
        {label}
      </FieldLabel>
      <div
        className={cx(
          'relative flex min-h-15 items-center overflow-hidden rounded-medium border ps-4 pe-1',
          'after:pointer-events-none after:absolute after:inset-0 after:rounded-medium after:border-2 after:border-transparent focus-within:after:border-primary',
          error ? 'border-danger bg-danger-soft' : 'border-control bg-surface',
        )}
      >
        {error ? <ErrorBar /> : null}
        <span className="shrink-0 pe-2 text-body font-medium text-muted">{currency}</span>
        <input
          {...wiring.control}
          ref={visible}
          id={wiring.fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder ?? ' '}
          readOnly={readOnly}
          defaultValue={groupDigits(defaultValue, locale)}
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
            // The form knows the hidden input, so the event must come from it.
            if (hidden.current)
              onBlur?.({
                type: 'blur',
                target: hidden.current,
                currentTarget: hidden.current,
              } as FocusEvent<HTMLInputElement>);
          }}
          className="peer min-w-0 flex-1 self-stretch bg-transparent p-0 text-heading text-ink tabular-nums caret-primary outline-hidden placeholder:font-normal placeholder:text-placeholder placeholder:opacity-100"
        />
        {readOnly ? null : (
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
          onInput={(event) => onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)}
        />
      </div>
      {error || hint || note ? (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4">
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
