/** The fault of the next call to a path: before the request, or after the provider has accepted it. */
export type Fault = 'refused' | 'unauthorized' | 'lostBefore' | 'lostAfter' | 'unreached';

/** A network on which calls fail as they are told to, each fault once. */
export function faultyNetwork() {
  const faults: { path: string; fault: Fault }[] = [];
  const calls: string[] = [];
  const network: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace(/^\/sandbox\/(?:daraja|airtel)/, '');
    calls.push(path);
    const index = faults.findIndex((planned) => planned.path === path);
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]!.fault;
    if (fault === 'lostBefore') throw new Error('the line was cut');
    if (fault === 'unreached') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    if (fault === 'refused')
      return Response.json({ requestId: '1', errorCode: '400.002.02', errorMessage: 'Bad Request' });
    if (fault === 'unauthorized')
      return Response.json({ requestId: '1', errorCode: '401.003.01', errorMessage: 'Access denied' });
    const response = await fetch(input, init);
    if (fault === 'lostAfter') throw new Error('the line was cut');
    return response;
  };
  return {
    fetchPayments: network,
    fail: (path: string, fault: Fault) => faults.push({ path, fault }),
    /** No call fails any more. */
    mend: () => void faults.splice(0),
    /** The number of all calls. */
    count: () => calls.length,
    made: (path: string) => calls.filter((call) => call === path).length,
  };
}
