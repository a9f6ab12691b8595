import { useEffect, useState } from 'react';
import type * as RunningLoanPart from './running-loan.tsx';

let fetched: typeof RunningLoanPart | undefined;

/** The code of a running loan, which the first screen does not need: also the schema of the kept loan. */
export async function fetchRunningLoan(): Promise<typeof RunningLoanPart> {
  fetched = await import('./running-loan.tsx');
  return fetched;
}

/**
 * The code of a running loan as soon as it is wanted and fetched. After a failed fetch the screen fails and
 * offers a reload where the part is `required`: browsers do not retry failed imports.
 */
export function useRunningLoan(isWanted: boolean, isRequired: boolean): typeof RunningLoanPart | null {
  const [part, setPart] = useState(fetched);
  const [missing, setMissing] = useState<unknown>();
  useEffect(() => {
    if (isWanted && !part) fetchRunningLoan().then((came) => setPart(came), setMissing);
  }, [isWanted, part]);
  if (isRequired && missing) throw missing;
  return (isWanted && part) || null;
}
