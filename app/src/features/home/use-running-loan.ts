import { useEffect, useState } from 'react';
import { fetchedRunningLoan, fetchRunningLoan } from './running-loan-part.ts';

/**
 * The code of a running loan as soon as it is wanted and fetched. After a failed fetch the screen fails and
 * offers a reload where the part is `required`: browsers do not retry failed imports.
 */
export function useRunningLoan(isWanted: boolean, isRequired: boolean) {
  const [part, setPart] = useState(fetchedRunningLoan);
  const [missing, setMissing] = useState<unknown>();
  useEffect(() => {
    if (isWanted && !part) fetchRunningLoan().then((came) => setPart(came), setMissing);
  }, [isWanted, part]);
  if (isRequired && missing) throw missing;
  return (isWanted && part) || null;
}
