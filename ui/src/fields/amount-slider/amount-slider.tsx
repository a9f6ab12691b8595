'use client';
import { useId, type CSSProperties } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Minus, Plus } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface AmountSliderProps {
  /** The question. It is read with the slider; show it as the heading above. */
  label: string;
  min: number;
  max: number;
  /** What a key, a tap on minus or plus, and the finger move by. */
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words: "KSh 10,000". What stands before the first digit is drawn small. */
  format: (value: number) => string;
  id?: string;
  name?: string;
}

const thumb = {
  webkit: cx(
    '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
    '[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-primary',
    '[&::-webkit-slider-thumb]:shadow-[0_0_0_1px_var(--kopa-color-control)]',
  ),
  gecko: cx(
    '[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface',
    '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:shadow-[0_0_0_1px_var(--kopa-color-control)]',
    '[&::-moz-range-track]:bg-transparent',
  ),
  focus: cx(
    'focus-visible:outline-hidden focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
    'focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
  ),
};

/** "KSh 10,000" in two: what stands before the first digit, and the figure. */
const split = (words: string): [string, string] => {
  const at = Math.max(0, words.search(/\d/));
  return [words.slice(0, at), words.slice(at)];
};

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * The amount to borrow: minus, the figure, plus, and a slider. Renders a native `<input type="range">`, because ARIA sliders
 * do not move under VoiceOver on iOS; keys, buttons and finger move by the same step.
 */
export function AmountSlider({
  label,
  min,
  max,
  step,
  value,
  onChange,
  format,
  id,
  name,
}: AmountSliderProps) {
  const strings = useStrings();
  const own = useId();
  const [unit, figure] = split(format(value));
  const share = max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
  const move = (steps: number) => {
    const next = clamp(value + steps * step, min, max);
    if (next !== value) onChange(next);
  };
  return (
    <fieldset aria-label={label} className="min-w-0">
      {/* Between the buttons while there is room, above them when the words are large: the margin turns at 17 rem of width. */}
      <output
        htmlFor={id ?? own}
        className="pointer-events-none mb-[clamp(-1*theme(spacing.12),(17rem-100%)*999,theme(spacing.2))] flex min-h-12 items-center justify-center text-center"
      >
        <bdi>
          {unit ? <span className="text-title font-medium text-muted">{unit}</span> : null}
          <span className="text-amount whitespace-nowrap tabular-nums">{figure}</span>
        </bdi>
      </output>
      <div className="flex justify-between gap-2">
        <IconButton
          framed
          label={strings.less}
          icon={<Minus aria-hidden />}
          exhausted={value <= min}
          onClick={() => move(-1)}
        />
        <IconButton
          framed
          label={strings.more}
          icon={<Plus aria-hidden />}
          exhausted={value >= max}
          onClick={() => move(1)}
        />
      </div>
      <div className="relative mt-0.5 h-11" style={{ '--share': `${share * 100}%` } as CSSProperties}>
        <span
          aria-hidden
          className="absolute inset-x-0 top-[calc(50%-3px)] h-1.5 overflow-hidden rounded-full border border-control bg-decor"
        >
          <span className="block h-full w-(--share) bg-primary" />
        </span>
        <input
          id={id ?? own}
          name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-label={label}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          // Half a thumb wider at each end: the thumb's middle then runs from end to end of the track.
          className={cx(
            'absolute inset-y-0 start-[calc(theme(spacing.7)/-2)] m-0 h-full w-[calc(100%+theme(spacing.7))] cursor-pointer touch-pan-y appearance-none bg-transparent',
            thumb.webkit,
            thumb.gecko,
            thumb.focus,
          )}
        />
      </div>
      <div aria-hidden className="-mt-0.5 flex justify-between gap-4 text-caption text-muted tabular-nums">
        <span>{split(format(min))[1]}</span>
        <span>{split(format(max))[1]}</span>
      </div>
    </fieldset>
  );
}
