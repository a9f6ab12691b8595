import { complain } from '../../foundations/complain/index.js';
import type { WheelOption } from './wheel-column.js';

/**
 * The index of a value. For an unknown value: the nearest number when all values are numbers, otherwise the
 * first.
 */
export function placeOf(options: readonly WheelOption[], value: string): number {
  const known = options.findIndex((option) => option.value === value);
  if (known >= 0) return known;
  const wanted = value.trim() === '' ? NaN : Number(value);
  const away = options.map((option) => Math.abs(Number(option.value) - wanted));
  const least = Math.min(...away);
  return Math.max(0, away.indexOf(least));
}

/** The enabled option nearest to an index; at equal distance, the one in `direction`. */
export function nearestEnabled(
  options: readonly WheelOption[],
  to: number,
  direction = 1,
): number | undefined {
  for (let away = 0; away < options.length; away += 1) {
    for (const at of [to + away * direction, to - away * direction])
      if (options[at] && !options[at].disabled) return at;
  }
  return undefined;
}

/**
 * The option after a key's move: disabled options are skipped, forwards first. Undefined without an enabled
 * option.
 */
export function optionAt(options: readonly WheelOption[], to: number, from: number): WheelOption | undefined {
  const step = to >= from ? 1 : -1;
  for (let at = to; at >= 0 && at < options.length; at += step) {
    const option = options[at];
    if (option && !option.disabled) return option;
  }
  return options[nearestEnabled(options, to, step) ?? -1];
}

/** Complains about a column's invalid options. */
export function checkColumn(id: string, options: readonly WheelOption[], value: string): void {
  const column = `the column "${id}"`;
  if (options.length === 0) {
    complain('Wheel', `${column} has no options, so nothing can be chosen. Give it at least one.`);
    return;
  }
  const values = new Set(options.map((option) => option.value));
  if (values.size < options.length)
    complain('Wheel', `${column} has two options with the same value. Give each a value of its own.`);
  if (!values.has(value))
    complain(
      'Wheel',
      `the value "${value}" is not among the options of ${column}, so another row is shown and onChange is not called. Give the value of an option.`,
    );
  if (options.every((option) => option.disabled))
    complain('Wheel', `${column} has only disabled options. Leave at least one that can be chosen.`);
}
