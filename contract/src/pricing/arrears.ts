/** The arrears classes of lenders: by full days after the due date. */
export const arrearsClasses = ['none', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;
export type Arrears = (typeof arrearsClasses)[number];

/** The class of a number of days after the due date. */
export function arrearsOf(daysLate: number): Arrears {
  if (daysLate <= 0) return 'none';
  if (daysLate <= 30) return 'days1to30';
  if (daysLate <= 60) return 'days31to60';
  return daysLate <= 90 ? 'days61to90' : 'over90';
}
