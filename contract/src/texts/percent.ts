/** A rate as text, from bps: '30%', '0.98%', '35.06%'. */
export function percent(bps: number): string {
  return `${Number((bps / 100).toFixed(2))}%`;
}
