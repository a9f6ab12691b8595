import { nativeValue, type TextControl } from '../text-field/index.js';

/** The digits in groups of these sizes, the rest last: "712 345 678". */
export function inGroups(digits: string, sizes: readonly number[]): string {
  let at = 0;
  return [...sizes, digits.length]
    .map((size) => digits.slice(at, (at += size)))
    .filter(Boolean)
    .join(' ');
}

const shows = new WeakMap<TextControl, (raw: string) => string>();

/**
 * Shows a control's digits in groups, while its `value` stays plain digits for the host, a form library and
 * tests. `show` turns any text into the shown text.
 */
export function showInGroups(control: TextControl, show: (raw: string) => string): void {
  const known = shows.has(control);
  shows.set(control, show);
  if (known) return;
  const own = Object.getOwnPropertyDescriptor(control, 'value');
  const native = nativeValue(control);
  Object.defineProperty(control, 'value', {
    configurable: true,
    enumerable: true,
    get: () => {
      const text = native.get();
      // React sees a change by comparing values: signs that are about to be removed must count.
      return text === shows.get(control)?.(text) ? text.replace(/\s/g, '') : text;
    },
    // React's own setter, when present, keeps React informed.
    set: (value: string) => {
      const shown = (value && shows.get(control)?.(value)) ?? value;
      (own?.set ?? native.set).call(control, shown);
    },
  });
  const initial = native.get();
  if (initial) control.value = initial;
}
