declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Tells developers about a wrong use of a component: fault, reason and remedy. Logged once per fault with
 * `console.error`, never in production. Does not throw: the component continues with a safe value.
 *
 * @param component The exported name: 'DatePicker'.
 * @param fault One text with all three parts: 'min (2010-01-01) is after max (2008-12-31), so no day can be
 * chosen. Swap them.'
 */
export function complain(component: string, fault: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `@kopa/ui ${component}: ${fault}`;
  if (said.has(text)) return;
  said.add(text);
  console.error(text);
}
