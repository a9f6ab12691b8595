import { randomUUID } from 'node:crypto';
import { assemble } from '../../server/src/assemble.ts';
import { readSettings } from '../../server/src/settings/settings.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import { promptHash } from '../../server/src/storage/prompt-name.ts';
import type { Scripts } from './floor.ts';
import { callbackBody, clientOf, readNames, repaymentCents, wire, type Read } from './load.ts';
import { fetchPayments, promptName } from './provider.ts';
import { borrower, seedLoans, tokenHash } from './seed.ts';
import { record, watchStatements } from './statements.ts';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';

/**
 * The lender's SQL statements for each request, recorded from its own connections at the second request,
 * after caches are filled; on a database with running loans of the borrowers 1 and 2, or with so many new ones.
 */
export async function takeDown(url: string, folder: string, newLoans = 0): Promise<Scripts> {
  watchStatements();
  const storage = await openPostgres(url);
  const settings = readSettings({ DATA_DIR: folder, IDENTITY: 'scripted' });
  const { app, lender, listen, close } = await assemble(settings, storage, {
    logTo: { write: () => {} },
    fetchPayments,
  });
  if (newLoans > 0) await seedLoans(storage.db, settings.policy, newLoans, lender.clock.now());
  await listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const secret = await lender.callbackSecrets.current('daraja-prompt');
  const client = clientOf({ kind: 'lender', port, secret }, 1);

  const own = borrower(2);
  const known = { ...own, tokenHash: tokenHash(own.token) };
  const scripts: Partial<Scripts> = {};
  for (const name of readNames) {
    await client.read(name, 1);
    let answer = '';
    const statements = await record(async () => {
      answer = await client.read(name, 2);
      return known;
    });
    scripts[name] = { statements, answer };
  }
  await client.pay(1, repaymentCents);
  const hashOf = (payOrderId: string) => promptHash(storage.db, promptName(payOrderId));
  const answers = { repay: '', callback: '' };
  let payOrderId = '';
  const key = randomUUID();
  const repay = await record(async () => {
    const { path, sent } = wire(mpesaRepayLink, own.token, key);
    const body = { orderNo: own.orderNo, amountCents: repaymentCents, mobile: own.mobile };
    answers.repay = await client.send('POST', path, sent, body);
    ({ payOrderId } = (
      JSON.parse(answers.repay) as { data: { payment: { payOrderId: string } } }
    ).data.payment);
    return { ...known, key, payOrderId, promptHash: hashOf(payOrderId) };
  });
  const receipt = 'SBENCHXYZ9';
  const callback = await record(async () => {
    answers.callback = await client.send(
      'POST',
      `/callbacks/${secret}/prompt/${payOrderId}`,
      {},
      callbackBody(payOrderId, receipt, repaymentCents),
    );
    return { ...known, payOrderId, promptHash: hashOf(payOrderId), receipt };
  });
  client.close();
  await close();
  return {
    ...(scripts as Record<Read, Scripts[Read]>),
    repay: { statements: repay, answer: answers.repay.replace(payOrderId, '{{payOrderId}}') },
    callback: { statements: callback, answer: answers.callback },
  };
}
