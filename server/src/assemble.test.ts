import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { useDatabase } from '../test/test-database.ts';
import { startTestLender } from '../test/test-lender.ts';

const test = useDatabase();

it('ends although somebody has connected and never asked for anything', async () => {
  const lender = await startTestLender(test.db, {}, { closeWithinMs: 50 });
  await lender.app.listen({ host: '127.0.0.1', port: 0 });
  const silent = connect((lender.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.on('error', () => {});
  await lender.close();
  await ended;
  expect(lender.app.server.listening).toBe(false);
});
