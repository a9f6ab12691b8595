/**
 * An amount as text, from integer cents: 'KSh 10,000', 'KSh 17.64'. The same in every language, as in M-Pesa
 * messages.
 */
export function shillings(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString('en-KE');
  const rest = cents % 100;
  return `KSh ${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A rate as text, from bps: '30%', '0.98%', '35.06%'. */
export function percent(bps: number): string {
  return `${Number((bps / 100).toFixed(2))}%`;
}
