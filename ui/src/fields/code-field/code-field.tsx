'use client';
import { cva } from 'class-variance-authority';
import { useCallback, useRef, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { LabelOfField } from '../field-row/field-message.js';
import { boxLook, ErrorBar } from '../field-row/field-row.js';
import {
  FieldError,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
} from '../field-row/index.js';
import { useTypedInput } from '../text-field/index.js';

interface CodeFieldOwnProps
  extends
    FieldProps,
    ControlProps<'input', 'type' | 'inputMode' | 'checked' | 'defaultChecked' | 'maxLength' | 'size'> {
  /** Number of digits. */
  length?: number;
  /** The name of the submitted value. */
  name?: string | undefined;
  /** The control, so that a form library can read, set and focus the control. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The value, controlled by the host through `onChange`; without `value` the control keeps its own. */
  value?: string | undefined;
  /** The initial digits. */
  defaultValue?: string | undefined;
  /** Skipped by the focus and not submitted. */
  disabled?: boolean | undefined;
  /** Called once with the whole code, typed, pasted or filled in from an SMS. */
  onComplete?: (code: string) => void;
}

export type CodeFieldProps = CodeFieldOwnProps & Obligation;

const labelLook = cva('text-caption before:absolute before:inset-0', {
  variants: { invalid: { true: 'text-danger', false: 'text-muted group-focus-within/row:text-primary' } },
});

/**
 * The digits of a code in typed text or in a pasted SMS. In an SMS, the only run of digits with the code's
 * length counts.
 */
export function codeIn(raw: string, length: number): string {
  // No lookbehind: Safari 15 does not support lookbehind.
  const run = new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`).exec(raw);
  const parted = new RegExp(`(?:^|\\D)((?:\\d[ -]?){${length - 1}}\\d)(?!\\d)`).exec(raw);
  return (run?.[1] ?? parted?.[1] ?? raw).replace(/\D/g, '').slice(0, length);
}

/**
 * A code from an SMS: one input, so that paste and the keyboard's suggestion work; dots mark missing digits.
 * Renders an `<input autocomplete="one-time-code">` in its own frame; accepts `register`. Input props go to
 * the input, `className` and `style` to the outer element.
 */
export function CodeField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  length: asked = 6,
  ref,
  onChange,
  onComplete,
  onCompositionEnd,
  onFocus,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: CodeFieldProps) {
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'CodeField',
  );
  const length = Number.isInteger(asked) && asked > 0 ? asked : 6;
  if (length !== asked)
    complain('CodeField', `length is ${asked}, so it takes 6 digits. Say how many digits the code has.`);
  const dots = useRef<HTMLSpanElement>(null);
  const completed = useRef('');
  const sanitize = useCallback((raw: string) => codeIn(raw, length), [length]);
  const onText = useCallback((value: string) => {
    for (const [at, dot] of [...(dots.current?.children ?? [])].entries())
      dot.toggleAttribute('data-typed', at < value.length);
  }, []);
  const { props } = useTypedInput<HTMLInputElement>({
    sanitize,
    onText,
    ref,
    onCompositionEnd,
    onFocus,
    onChange: (event) => {
      onChange?.(event);
      const code = event.currentTarget.value;
      if (code.length === length && code !== completed.current) onComplete?.(code);
      completed.current = code;
    },
  });
  return (
    <div data-field-row="" data-invalid={error ? '' : undefined} className={className} style={style}>
      <div className={boxLook(Boolean(error), rest.disabled, 'px-4 pt-3 pb-2.5')}>
        {error ? <ErrorBar /> : null}
        <div className="group/row">
          <LabelOfField
            id={wiring.labelId}
            htmlFor={wiring.fieldId}
            required={required}
            optional={optional}
            className={labelLook({ invalid: Boolean(error) })}
          >
            {label}
          </LabelOfField>
          <div dir="ltr" className="relative text-heading tabular-nums">
            <span ref={dots} aria-hidden className="pointer-events-none absolute inset-0 flex">
              {Array.from({ length }, (_, index) => (
                // A hidden digit of the same font sets the width, so that each dot stands in the place of its
                // digit.
                <span
                  key={index}
                  className="relative shrink-0 tracking-[min(0.6em,4vw)] data-[typed]:invisible"
                >
                  <span className="invisible">0</span>
                  <span className="absolute inset-y-0 start-0 end-[min(0.6em,4vw)] flex items-center justify-center">
                    <span className="size-2 rounded-full bg-control" />
                  </span>
                </span>
              ))}
            </span>
            <input
              autoComplete="one-time-code"
              enterKeyHint="done"
              spellCheck={false}
              {...rest}
              {...props}
              {...wiring.control}
              id={wiring.fieldId}
              type="text"
              inputMode="numeric"
              className="relative block w-full bg-transparent p-0 tracking-[min(0.6em,4vw)] text-ink caret-primary outline-none disabled:text-subtle disabled:opacity-100"
            />
          </div>
        </div>
      </div>
      {error ? (
        <div className="mt-1 ps-4">
          <FieldError id={wiring.errorId}>{error}</FieldError>
        </div>
      ) : hint ? (
        <p id={wiring.hintId} className="mt-1 ps-4 text-caption text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
