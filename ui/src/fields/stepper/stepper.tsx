'use client';
import { cva } from 'class-variance-authority';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Minus, Plus } from '../../foundations/icons/index.js';
import { amountWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { inside, nearestStep, usableRange } from '../amount-slider/slider-range.js';
import { LabelOfField, RowMessage } from '../field-row/field-message.js';
import { useFieldWiring, type ControlProps, type FieldProps, type Obligation } from '../field-row/index.js';

interface StepperOwnProps
  extends
    FieldProps,
    ControlProps<
      'input',
      | 'type'
      | 'role'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'min'
      | 'max'
      | 'step'
      | 'checked'
      | 'defaultChecked'
    > {
  /** Hides the label visually, when the words beside the stepper are the same. */
  labelHidden?: boolean;
  /** The least, a whole number. Default: 0. */
  min?: number;
  /** The most, a whole number. */
  max: number;
  /** The step of minus, plus and the arrows. Page Up and Page Down move by ten steps. */
  step?: number;
  /** The count, controlled by the host through `onChange`. Without `value` the stepper keeps its own. */
  value?: number | undefined;
  /** The initial count, when uncontrolled. Default: `min`. */
  defaultValue?: number | undefined;
  /** The new count, on a step between min and max: after a press, and while a fitting count is typed. */
  onChange?: ((value: number) => void) | undefined;
  /** Disables the input and both buttons. */
  disabled?: boolean | undefined;
}

export type StepperProps = StepperOwnProps & Obligation;

const frame = cva('flex max-w-[12rem] rounded-medium border', {
  variants: {
    ground: {
      invalid: 'border-danger bg-danger-soft',
      disabled: 'border-control bg-sunken',
      none: 'border-control bg-surface',
    },
  },
});
const buttonLook = cva(
  'flex min-h-control w-control shrink-0 items-center justify-center rounded-medium -outline-offset-3 transition-colors duration-press',
  { variants: { exhausted: { true: 'text-subtle', false: 'text-primary active:bg-sunken' } } },
);

/** Page Up and Page Down, in steps. */
const page = 10;

/**
 * A small count: minus, the figure, plus. Renders an `<input role="spinbutton">`, which receives every other
 * prop; `className` and `style` go to the `<div>` around. Arrows, Page Up, Page Down, Home and End work in
 * the input, and the count can be typed. A sum of money is an AmountField or an AmountSlider.
 */
export function Stepper({
  id,
  label,
  labelHidden = false,
  required,
  optional,
  hint,
  error,
  min: least = 0,
  max: most,
  step: width = 1,
  value: kept,
  defaultValue = least,
  onChange,
  disabled = false,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: StepperProps) {
  const strings = useStrings(amountWords);
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'Stepper',
  );
  const [own, setOwn] = useState(defaultValue);
  const given = kept ?? own;
  const range = usableRange('Stepper', label, { min: least, max: most, step: width }, given);
  const value = inside(given, range);
  // Only until the focus leaves.
  const [typed, setTyped] = useState<string | null>(null);
  const [told, tell] = useState<{ words: ReactNode; seen: boolean } | null>(null);

  const change = (to: number) => {
    if (to === value) return;
    setOwn(to);
    onChange?.(to);
  };
  const moveTo = (to: number) => {
    setTyped(null);
    tell(null);
    const next = nearestStep(inside(to, range), range).value;
    change(next);
    return next;
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const count = range.min < 0 && text.trim().startsWith('-') ? `-${digits}` : digits;
    setTyped(count);
    tell(null);
    if (digits !== '' && nearestStep(Number(count), range).moved === undefined) change(Number(count));
  };
  const commit = () => {
    setTyped(null);
    if (!typed || typed === '-') return;
    const { value: next, moved } = nearestStep(Number(typed), range);
    const words = { least: strings.amountLeast, most: strings.amountMost, nearest: strings.amountNearest };
    if (moved) tell({ words: fill(words[moved], { amount: String(next) }), seen: true });
    change(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return commit();
    const to = {
      ArrowUp: value + range.step,
      ArrowDown: value - range.step,
      PageUp: value + page * range.step,
      PageDown: value - page * range.step,
      Home: range.min,
      End: range.max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };
  const press = (by: number) => {
    // The input that tells its own value has no focus now.
    tell({ words: moveTo(value + by), seen: false });
  };
  const button = (name: string, icon: ReactNode, by: number) => {
    const isExhausted = disabled || (by < 0 ? value <= range.min : value + by > range.max);
    return (
      <button
        type="button"
        // The arrows do the same in the input.
        tabIndex={-1}
        aria-label={`${name}, ${label}`}
        aria-controls={wiring.fieldId}
        aria-disabled={isExhausted}
        onClick={isExhausted ? undefined : () => press(by)}
        className={buttonLook({ exhausted: isExhausted })}
      >
        {icon}
      </button>
    );
  };
  return (
    <div
      data-field-row=""
      data-invalid={error ? '' : undefined}
      className={cx('min-w-0', className)}
      style={style}
    >
      <LabelOfField
        id={wiring.labelId}
        htmlFor={wiring.fieldId}
        required={required}
        optional={optional}
        className={labelHidden ? 'sr-only' : 'mb-2 text-label text-ink'}
      >
        {label}
      </LabelOfField>
      <div className={frame({ ground: error ? 'invalid' : disabled ? 'disabled' : 'none' })}>
        {button(strings.less, <Minus aria-hidden className="size-5" />, -range.step)}
        <input
          {...rest}
          {...wiring.control}
          id={wiring.fieldId}
          type="text"
          role="spinbutton"
          inputMode={range.min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          aria-valuenow={value}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => {
            rest.onFocus?.(event);
            event.currentTarget.select();
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            commit();
          }}
          onKeyDown={onKeyDown}
          className="min-h-control w-0 min-w-0 flex-1 rounded-medium bg-transparent text-center text-body font-medium text-ink tabular-nums -outline-offset-3 disabled:text-subtle"
        />
        {button(strings.more, <Plus aria-hidden className="size-5" />, range.step)}
      </div>
      <RowMessage wiring={wiring} hint={hint} error={error} />
      <output htmlFor={wiring.fieldId} className="block text-caption font-semibold text-ink">
        {told ? <span className={told.seen ? 'mt-1 block' : 'sr-only'}>{told.words}</span> : null}
      </output>
    </div>
  );
}
