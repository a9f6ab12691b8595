import { erasureAsk } from '@kopa/contract/calls/my-data';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { retention } from '@kopa/contract/texts/retention';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { loggedIn, personal } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  detailOf,
  disbursed,
  expectBalanced,
  heldReference,
  repaid,
  settle,
  startMoneyLender,
} from '../../test/loan.ts';
import { granted } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { resealCommand } from '../cli/reseal-command.ts';
import { retainedPlace } from '../lending/my-data/erase.ts';
import { openFiles } from '../open-ports.ts';
import { readSettings } from '../settings/settings.ts';
import { keysOf } from './key-ring.ts';
import { orderPhotos, retainedRecords } from './schema/index.ts';

const [earlier, later] = ['the earlier secret', 'the later secret'];
const numbers = ['722000111', '722000222', '722000333', '722000444'];
const amountCents = 100_000;
const photographed = '722000777';

onBothEngines('a change of SECRET under load', (test) => {
  it('borrowers take loans and repay meanwhile, and all of it opens later with the new secret alone, as does what is kept of an erased borrower', async () => {
    const { db } = test;
    const first = await startMoneyLender(db, {}, 0, { SECRET: earlier });
    const gone = await disbursed(first);
    granted(await first.call(erasureAsk, { erase: true }, { token: gone.token }));
    await first.pass((retention.erasureDays + 2) * day);
    await repaid(first, { ...gone, token: await loggedIn(first) }, 10_074);
    await first.pass(2 * day);
    const application = await atPhotos(first, { mobile: photographed });
    await application.takeAll();

    const environment = { DATA_DIR: first.dataDir, SECRET: later };
    const both = await startMoneyLender(db, {}, 0, { ...environment, SECRETS_BEFORE: earlier });
    const keys = keysOf(db);
    const files = openFiles(readSettings({ DATA_DIR: first.dataDir }), keys);
    const sealAnew = () => resealCommand({ db, files, keys });
    const borrow = async (number: string) => {
      const loan = await disbursed(both, number);
      const pay = { orderNo: loan.orderNo, amountCents, mobile: number };
      granted(await both.call(mpesaRepayLink, pay, { token: loan.token }));
      await settle(both, await heldReference(both, loan.orderNo, 'repayment'), 0);
      return loan;
    };
    const over = new AbortController();
    const borrowing = Promise.all(numbers.map(borrow)).finally(() => over.abort());
    const rounds = [];
    while (!over.signal.aborted) rounds.push(await sealAnew());
    const loans = await borrowing;
    expect(rounds.filter(({ failed }) => failed)).toEqual([]);
    expect(rounds.flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining([
        'files: 3 sealed anew',
        'retained_records.sealed: 1 sealed anew',
        expect.stringMatching(/^users\.key: \d+ sealed anew$/),
      ]),
    );
    expect((await sealAnew()).lines).toEqual([
      `Everything is under the key ${keys.current.id}. SECRETS_BEFORE may be emptied.`,
    ]);

    const after = await startMoneyLender(db, {}, 0, environment);
    for (const loan of loans) {
      const { paidCents, order } = await detailOf(after, loan);
      expect([paidCents, order.payout?.maskedNumber]).toEqual([amountCents, expect.any(String)]);
    }
    const photos = await db.select().from(orderPhotos).orderBy(asc(orderPhotos.id));
    for (const { file } of photos) expect((await after.lender.files.get(file)).length).toBeGreaterThan(0);
    const [kept] = await db.select().from(retainedRecords);
    expect(keysOf(db).open(kept!.sealed, retainedPlace(kept!.orderNo))).toMatchObject({
      personal: { nationalId: personal.nationalId },
    });
    await expectBalanced(after);
  });
});
