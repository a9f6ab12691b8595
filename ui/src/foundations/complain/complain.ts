declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Tells a developer of a mistake in how a component is used: what, why, and how to mend it. Once for each mistake, with
 * `console.error`; in production never. It does not throw: the component goes on with what is safe.
 *
 * @param component As exported: 'DatePicker'.
 * @param fault One text with all three: 'min (2010-01-01) is after max (2008-12-31), so no day can be chosen. Swap them.'
 */
export function complain(component: string, fault: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `@kopa/ui ${component}: ${fault}`;
  if (said.has(text)) return;
  said.add(text);
  console.error(text);
}
