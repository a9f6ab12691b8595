import { cx } from '../../foundations/cx/index.js';

const thumb = {
  webkit: cx(
    '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
    '[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-primary',
    '[&::-webkit-slider-thumb]:shadow-[0_0_0_1px_var(--kopa-color-control)] disabled:[&::-webkit-slider-thumb]:bg-control',
  ),
  gecko: cx(
    '[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface',
    '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:shadow-[0_0_0_1px_var(--kopa-color-control)]',
    '[&::-moz-range-track]:bg-transparent disabled:[&::-moz-range-thumb]:bg-control',
  ),
  focus: cx(
    'focus-visible:outline-hidden focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
    'focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
  ),
};

/**
 * The classes of a native range over its drawn track: half a thumb wider at each end, so that the thumb's
 * centre covers the whole track.
 */
export const RANGE_INPUT: string = cx(
  'absolute inset-y-0 start-[calc(theme(spacing.7)/-2)] m-0 h-full w-[calc(100%+theme(spacing.7))] cursor-pointer touch-pan-y appearance-none bg-transparent',
  thumb.webkit,
  thumb.gecko,
  thumb.focus,
);
