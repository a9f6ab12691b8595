import { expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { createServer } from './server.ts';

const test = useDatabase();

it('live mode does not serve the host simulator', async () => {
  const { lender } = await startTestLender(test.db);
  const live = await createServer({
    lender,
    packageNames: ['king.credit.ng'],
    sandbox: null,
    logLevel: 'silent',
  });
  for (const address of ['/sandbox/host', '/sandbox/host/', '/sandbox/host/host.js', '/sandbox-phone'])
    expect((await live.inject(address)).statusCode).toBe(404);
  await live.close();
});
