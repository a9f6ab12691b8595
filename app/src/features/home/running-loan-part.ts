import type * as RunningLoanPart from './running-loan.tsx';

let fetched: typeof RunningLoanPart | undefined;

export const fetchedRunningLoan = () => fetched;

/** The code of a running loan, which the first screen does not need: also the schema of the kept loan. */
export async function fetchRunningLoan(): Promise<typeof RunningLoanPart> {
  fetched = await import('./running-loan.tsx');
  return fetched;
}
