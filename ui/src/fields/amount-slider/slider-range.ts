import { complain } from '../../foundations/complain/index.js';

/** The allowed values of a slider or a stepper. */
export interface SliderRange {
  /** Minimum. */
  min: number;
  /** Maximum. */
  max: number;
  /** The distance between two values. */
  step: number;
}

/** A usable range: finite, min not above max, a step above 0. Complains about each correction. */
export function usableRange(
  component: string,
  label: string,
  { min, max, step }: SliderRange,
  value: number,
): SliderRange {
  if (![min, max, step, value].every(Number.isFinite))
    complain(
      component,
      `"${label}" has min ${min}, max ${max}, step ${step} and value ${value}, and not all are numbers. Wait for the figures before you show it.`,
    );
  else if (min > max)
    complain(
      component,
      `min of "${label}" (${min}) is above max (${max}), so they are taken the other way round. Swap them.`,
    );
  else if (step <= 0)
    complain(component, `step of "${label}" is ${step}, so it moves by 1. Give a step above 0.`);
  else if (value < min || value > max)
    complain(
      component,
      `value of "${label}" (${value}) is outside ${min} to ${max}, so the nearest bound is shown. Limit the value before you pass it.`,
    );
  const [low, high] = [Number.isFinite(min) ? min : 0, Number.isFinite(max) ? max : Math.max(0, min || 0)];
  return {
    min: Math.min(low, high),
    max: Math.max(low, high),
    step: Number.isFinite(step) && step > 0 ? step : 1,
  };
}

/** The value within the range; an invalid number becomes the minimum. */
export const inside = (value: number, { min, max }: SliderRange): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;

/** The step nearest to a typed amount, and the reason when the step differs from the amount. */
export function nearestStep(
  typed: number,
  range: SliderRange,
): { value: number; moved?: 'least' | 'most' | 'nearest' } {
  const { min, max, step } = range;
  const most = min + Math.floor((max - min) / step) * step;
  if (typed < min) return { value: min, moved: 'least' };
  if (typed > most) return { value: most, moved: 'most' };
  const value = Math.min(most, min + Math.round((typed - min) / step) * step);
  return value === typed ? { value } : { value, moved: 'nearest' };
}
