/** The parts of a borrower's page. */
export const tabs = ['loan', 'notes', 'application', 'record'] as const;
export type Tab = (typeof tabs)[number];

/** The address of a borrower's page, by ids alone. */
export function placeOf(id: string, orderNo?: string, tab: Tab = 'loan'): string {
  return `/borrowers/${id}${orderNo === undefined ? '' : `/${tab}/${orderNo}`}`;
}
