import { complain } from '../../foundations/complain/index.js';

declare const process: { env: { NODE_ENV?: string } };

interface Field {
  label?: string | undefined;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  error?: string | undefined;
}

/** Complains about contradictory props of a field. */
export function complainOfField(component: string, { label, required, optional, error }: Field): void {
  // Production builds check nothing.
  if (process.env.NODE_ENV === 'production') return;
  const which = label ? `"${label}"` : 'a field';
  if (label !== undefined && label.trim() === '')
    complain(
      component,
      'its label is empty, so screen readers hear nothing. Pass words, also if they are hidden.',
    );
  if (required && optional)
    complain(
      component,
      `${which} is both required and optional, so it is shown as required. Leave one of the two out.`,
    );
  if (error === '')
    complain(
      component,
      `the error of ${which} is an empty text, so nothing is shown. Pass undefined when it is right, else how to mend it.`,
    );
}

/** Complains about an invalid list of choices; `chosen` is the current or initial value. */
export function complainOfOptions(
  component: string,
  label: string,
  options: readonly { value: string | number }[],
  chosen: readonly (string | number | null | undefined)[],
): void {
  if (process.env.NODE_ENV === 'production') return;
  const values = options.map((option) => option.value);
  if (values.length === 0)
    complain(
      component,
      `"${label}" has no options, so nothing can be chosen. Give it some, or leave the field out until they are there.`,
    );
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined)
    complain(
      component,
      `"${label}" has the value "${twice}" twice, so the two cannot be told apart. Give each option a value of its own.`,
    );
  const unknown = chosen.find((value) => value !== null && value !== undefined && !values.includes(value));
  if (unknown !== undefined && unknown !== '' && values.length > 0)
    complain(
      component,
      `"${label}" is to show "${unknown}", which is not one of its options, so none is shown as chosen. Pass one of ${values.join(', ')}, or null.`,
    );
}

/** The options without repeated values, which could not be told apart. */
export function distinct<O extends { value: string | number }>(options: readonly O[]): readonly O[] {
  const values = new Set<string | number>();
  const kept = options.filter(({ value }) => !values.has(value) && values.add(value));
  return kept.length === options.length ? options : kept;
}
