import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { additional, applied, personal, png, registered, type Applicant } from '../../test/borrower.ts';
import { openMortal, type MortalDatabase, type Process } from '../../test/mortal-database.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { orderPhotos } from '../storage/schema/index.ts';

const filesOf = ({ dataDir }: TestLender) => readdirSync(path.join(dataDir, 'photos'));
const upload = ({ token, orderNo }: Applicant, lender: TestLender, key?: string) =>
  lender.call(
    uploadCurpFront,
    { loanOrderId: orderNo, file: png() },
    { token, ...(key !== undefined && { key }) },
  );

describe('the file of a photo', () => {
  let database: MortalDatabase;
  let process: Process;
  beforeAll(async () => {
    database = await openMortal();
  });
  beforeEach(async () => {
    process = database.process();
    await emptyDatabase(process.db);
  });
  afterAll(() => database.close());

  const named = async () => (await database.process().db.select().from(orderPhotos)).map(({ file }) => file);

  /** At the step of the photos. */
  async function ready(): Promise<{ lender: TestLender; applicant: Applicant }> {
    const lender = await startTestLender(process.db);
    const applicant = await applied(lender);
    const { token, orderNo: loanOrderId } = applicant;
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token }));
    granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, { token }));
    return { lender, applicant };
  }

  it('the file is deleted after a refusal of the photo', async () => {
    const lender = await startTestLender(process.db);
    const applicant = await applied(lender);
    expect((await upload(applicant, lender)).code).toBe(errorCodes.stepOutOfTurn);
    const token = await registered(lender, '722000555');
    expect((await upload({ ...applicant, token }, lender)).code).toBe(errorCodes.orderNotFound);
    expect(filesOf(lender)).toEqual([]);
  });

  it('the file is deleted after a failure of the database', async () => {
    const { lender, applicant } = await ready();
    await process.db.execute(sql`alter table order_photos add constraint never check (width < 0)`);
    expect((await upload(applicant, lender)).code).toBe(errorCodes.internal);
    await process.db.execute(sql`alter table order_photos drop constraint never`);
    expect(filesOf(lender)).toEqual([]);
  });

  it('the file of a repeated upload is deleted', async () => {
    const { lender, applicant } = await ready();
    granted(await upload(applicant, lender, 'front'));
    granted(await upload(applicant, lender, 'front'));
    await Promise.all(Array.from({ length: 5 }, () => upload(applicant, lender, 'at-once')));
    expect(filesOf(lender)).toEqual(await named());
  });

  it('the file stays if its record was written, although the database connection broke during the answer', async () => {
    const { lender, applicant } = await ready();
    // The first change counts the photo for its borrower.
    process.dieAfter(2);
    expect((await upload(applicant, lender)).code).toBe(errorCodes.internal);
    expect(await named()).toHaveLength(1);
    expect(filesOf(lender)).toEqual(await named());
  });
});
