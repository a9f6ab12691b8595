'use client';
import { useId, useState, type CSSProperties } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Minus, Plus } from '../../foundations/icons/index.js';
import { amountWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { FieldError, useFieldWiring, type ControlProps } from '../field-row/index.js';
import { RANGE_INPUT } from './range-input.js';
import { inside, nearestStep, usableRange } from './slider-range.js';
import { TypedFigure } from './typed-figure.js';

export interface AmountSliderProps extends ControlProps<
  'input',
  'type' | 'value' | 'defaultValue' | 'onChange' | 'checked' | 'defaultChecked'
> {
  /** The label of the slider for screen readers; show the same words as the heading above. */
  label: string;
  /** Minimum, in the unit of `format`: whole shillings. */
  min: number;
  /** Maximum. */
  max: number;
  /** The step of a key press, a tap on minus or plus, and a drag. */
  step: number;
  /**
   * The value, controlled by the host: between min and max, on a step. Without `value` the slider keeps its
   * own.
   */
  value?: number | undefined;
  /** The initial value, when uncontrolled. Default: `min`. */
  defaultValue?: number | undefined;
  /**
   * The figure can also be typed. A typed amount between two steps is reported and rounded to the nearest
   * step.
   */
  typed?: boolean;
  /** The new value, on a step between min and max. */
  onChange?: ((value: number) => void) | undefined;
  /** The value as text: "USh 10,000". The part before the first digit is drawn small. */
  format: (value: number) => string;
  /** The remedy: "Choose at most USh 8,000 for 91 days". */
  error?: string | undefined;
  /** Disables the slider. */
  disabled?: boolean | undefined;
  /** The id of the slider. */
  id?: string;
  /** The name of the submitted value. */
  name?: string;
}

/** Splits "USh 10,000" at the first digit. */
const split = (words: string): [string, string] => {
  const at = Math.max(0, words.search(/\d/));
  return [words.slice(0, at), words.slice(at)];
};

// Between the buttons while space allows, above the buttons with large text: the margin changes at 17 rem of
// width.
const figureBox =
  'pointer-events-none relative z-1 mb-[clamp(-1*theme(spacing.12),(17rem-100%)*999,theme(spacing.2))] flex min-h-12 items-center justify-center text-center';

const Unit = ({ children }: { children: string }) =>
  children ? <span className="text-title font-medium text-muted">{children}</span> : null;

/**
 * The amount to borrow: minus, the figure, plus, and a slider. Renders a native `<input type="range">`,
 * because ARIA sliders do not move under VoiceOver on iOS. Keys, buttons and drags share one step; typing
 * needs no fine motor control. Input props go to the slider, `className` and `style` to the `<fieldset>`
 * around.
 */
export function AmountSlider({
  label,
  min: least,
  max: most,
  step: width,
  value: kept,
  defaultValue = least,
  typed = false,
  onChange: tellParent,
  format,
  error,
  disabled = false,
  id,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: AmountSliderProps) {
  const strings = useStrings(amountWords);
  const own = useId();
  const wiring = useFieldWiring({ id, label, error, 'aria-describedby': described }, 'AmountSlider');
  const [ownValue, setOwnValue] = useState(defaultValue);
  const given = kept ?? ownValue;
  const onChange = (to: number) => {
    setOwnValue(to);
    tellParent?.(to);
  };
  const range = usableRange('AmountSlider', label, { min: least, max: most, step: width }, given);
  const { min, max, step } = range;
  const value = inside(given, range);
  const [told, tell] = useState('');
  const [isOnTrack, setIsOnTrack] = useState(false);
  const [unit, figure] = split(format(value));
  const share = max > min ? (value - min) / (max - min) : 0;
  const move = (to: number) => {
    tell('');
    const next = inside(to, range);
    if (next !== value) onChange(next);
  };
  const take = (amount: number) => {
    const { value: next, moved } = nearestStep(amount, range);
    const words = { least: strings.amountLeast, most: strings.amountMost, nearest: strings.amountNearest };
    tell(moved ? fill(words[moved], { amount: format(next) }) : '');
    if (next !== value) onChange(next);
  };
  return (
    <fieldset
      aria-label={label}
      data-field-row=""
      data-invalid={error ? '' : undefined}
      className={cx('min-w-0', className)}
      style={style}
    >
      {typed && !disabled ? (
        <div className={figureBox}>
          <bdi>
            <Unit>{unit}</Unit>
            <TypedFigure
              label={fill(strings.typeAmount, { label })}
              value={value}
              describedBy={told ? `${own}-told` : undefined}
              onAmount={take}
            />
          </bdi>
        </div>
      ) : (
        // The focused range tells its own value; the output tells the value after a press of a button.
        <output
          htmlFor={wiring.fieldId}
          aria-live={isOnTrack ? 'off' : 'polite'}
          className={cx(figureBox, disabled && 'text-subtle')}
        >
          <bdi>
            <Unit>{unit}</Unit>
            <span className="text-amount whitespace-nowrap tabular-nums">{figure}</span>
          </bdi>
        </output>
      )}
      <div className="flex justify-between gap-2">
        <IconButton
          framed
          label={strings.less}
          icon={<Minus aria-hidden />}
          exhausted={disabled || value <= min}
          onClick={() => move(value - step)}
        />
        <IconButton
          framed
          label={strings.more}
          icon={<Plus aria-hidden />}
          exhausted={disabled || value >= max}
          onClick={() => move(value + step)}
        />
      </div>
      <div className="relative mt-0.5 h-11" style={{ '--share': `${share * 100}%` } as CSSProperties}>
        <span
          aria-hidden
          className="absolute inset-x-0 top-[calc(50%-3px)] h-1.5 overflow-hidden rounded-full border border-control bg-decor"
        >
          <span className={cx('block h-full w-(--share)', disabled ? 'bg-control' : 'bg-primary')} />
        </span>
        <input
          {...rest}
          {...wiring.control}
          id={wiring.fieldId}
          type="range"
          disabled={disabled}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-label={label}
          aria-valuetext={format(value)}
          onFocus={(event) => {
            rest.onFocus?.(event);
            setIsOnTrack(true);
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            setIsOnTrack(false);
          }}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
          className={RANGE_INPUT}
        />
      </div>
      <div aria-hidden className="-mt-0.5 flex justify-between gap-4 text-caption text-muted tabular-nums">
        <span>{split(format(min))[1]}</span>
        <span>{split(format(max))[1]}</span>
      </div>
      {error ? (
        <div className="mt-1 ps-4">
          <FieldError id={wiring.errorId}>{error}</FieldError>
        </div>
      ) : null}
      {typed ? (
        <output className="mt-1 block text-center text-caption font-semibold text-ink">
          {/* Some screen readers ignore a description on an output. */}
          {told ? <span id={`${own}-told`}>{told}</span> : null}
        </output>
      ) : null}
    </fieldset>
  );
}
