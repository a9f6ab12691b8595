import { randomUUID } from 'node:crypto';
import { assemble } from '../../server/src/assemble.ts';
import { readSettings } from '../../server/src/settings/settings.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import type { Scripts } from './floor.ts';
import { callbackBody, clientOf } from './load.ts';
import { fetchPayments } from './provider.ts';
import { borrower, seedLoans, tokenHash } from './seed.ts';
import { record, watchStatements } from './statements.ts';
import { marketIndex } from '@kopa/contract/calls/market';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';

/**
 * The lender's SQL statements for each request, recorded from its own connections at the second request,
 * after caches are filled.
 */
export async function takeDown(url: string, folder: string): Promise<Scripts> {
  watchStatements();
  const storage = await openPostgres(url);
  const settings = readSettings({ DATA_DIR: folder, IDENTITY: 'scripted' });
  const { app, lender, listen, close } = await assemble(settings, storage, {
    logTo: { write: () => {} },
    fetchPayments,
  });
  await seedLoans(storage.db, settings.policy, 10, lender.clock.now());
  await listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const secret = await lender.callbackSecrets.current('daraja-prompt');
  const client = clientOf({ kind: 'lender', port, secret }, 1);
  await client.home(1);
  await client.repay(1);

  const own = borrower(2);
  const known = { ...own, tokenHash: tokenHash(own.token) };
  const answers = { home: '', repay: '', callback: '' };
  const home = await record(async () => {
    const { path, sent } = client.wire(marketIndex, own.token);
    answers.home = await client.send('GET', path, sent);
    return known;
  });
  let payOrderId = '';
  const key = randomUUID();
  const repay = await record(async () => {
    const { path, sent } = client.wire(mpesaRepayLink, own.token, key);
    const body = { orderNo: own.orderNo, amountCents: 50_000, mobile: own.mobile };
    answers.repay = await client.send('POST', path, sent, body);
    ({ payOrderId } = (
      JSON.parse(answers.repay) as { data: { payment: { payOrderId: string } } }
    ).data.payment);
    return { ...known, key, payOrderId };
  });
  const receipt = 'SBENCHXYZ9';
  const callback = await record(async () => {
    answers.callback = await client.send(
      'POST',
      `/callbacks/${secret}/prompt/${payOrderId}`,
      {},
      callbackBody(payOrderId, receipt),
    );
    return { ...known, payOrderId, receipt };
  });
  client.close();
  await close();
  return {
    home: { statements: home, answer: answers.home },
    repay: { statements: repay, answer: answers.repay.replace(payOrderId, '{{payOrderId}}') },
    callback: { statements: callback, answer: answers.callback },
  };
}
