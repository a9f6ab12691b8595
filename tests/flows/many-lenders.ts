import type { Policy } from '@kopa/contract/policy';
import { openLender, type OpenLender } from '../../server/src/open-lender.ts';
import { readSettings } from '../../server/src/settings/settings.ts';

/*
 * A process that starts and stops lenders, each on its own port and place. Node compiles the server once for
 * all of them, which takes longer than most tests of a lender.
 */

/**
 * Requests to the process: start a lender with these settings and changes of its policy, stop a lender, or
 * return its output.
 */
export type Request = { number: number } & (
  | { ask: 'start'; env: Record<string, string>; policy: Partial<Policy> }
  | { ask: 'end' | 'log'; lender: number }
);

/** The number of the started lender, or its output. */
export interface Reply {
  number: number;
  answer?: number | string;
  error?: string;
}

const lenders = new Map<number, { running: OpenLender; said: string[] }>();

async function answerTo(request: Request): Promise<number | string | undefined> {
  if (request.ask === 'start') {
    const said: string[] = [];
    const settings = readSettings({ ...process.env, ...request.env });
    const running = await openLender(
      { ...settings, policy: { ...settings.policy, ...request.policy } },
      {
        showSms: ({ mobile, text }) => said.push(`SMS to ${mobile}: ${text}\n`),
        logTo: { write: (line) => said.push(line) },
      },
    );
    lenders.set(request.number, { running, said });
    return request.number;
  }
  const { running, said } = lenders.get(request.lender)!;
  if (request.ask === 'log') return said.join('');
  await running.close();
  return undefined;
}

process.on('message', (request: Request) => {
  const { number } = request;
  const reply = (rest: Omit<Reply, 'number'>) => process.send?.({ number, ...rest } satisfies Reply);
  void answerTo(request).then(
    (answer) => reply({ answer }),
    (error: unknown) =>
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
