import { addDays, dayOf } from '@kopa/contract';
import { loanProductIndex, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { getExtensionData } from '@kopa/contract/calls/repay-extension';
import {
  deskCatalogue,
  deskProductChange,
  deskProductChangeWithdraw,
} from '@kopa/contract/desk/calls/catalogue';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import type { Product } from '@kopa/contract/entities';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { disbursed, expectBalanced, startMoneyLender } from '../../../test/loan.ts';
import { granted } from '../../../test/test-lender.ts';
import { day as dayMs } from '../../../test/times.ts';
import { deskRequests, jobs, orders, productChanges, staffActs } from '../../storage/schema/index.ts';

const why = 'The board: a lower price for all';

onBothEngines('products at the desk', (test) => {
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    const { market } = lender.lender.policy;
    const admin = await staffAt(lender, ['admin'], 'Kiptoo Langat');
    // A session ends with its day.
    const read = async () => granted(await (await staffAt(lender, ['auditor'])).call(deskCatalogue, {}));
    const { now } = (await read()).products[0]!;
    return {
      lender,
      admin,
      second: await staffAt(lender, ['admin'], 'Barasa Wekesa'),
      read,
      now,
      cheaper: {
        ...now,
        terms: { ...now.terms, interest: { basis: 'annual', annualBps: 2800 } },
      } satisfies Product,
      inDays: (count: number) => addDays(dayOf(lender.now(), market), count),
      /** What borrowers are offered. */
      offered: async () => granted(await lender.call(loanProductIndex, {})),
      ask: (person: AtDesk, after: Product, validFrom: string) =>
        person.call(deskProductChange, { after, validFrom, why }),
      agree: (person: AtDesk, id: string) => person.call(deskSecondDecide, { id, agreed: true, why }),
    };
  };

  it('two people lower a price from a day on: borrowers then pay less, and a running loan pays as agreed', async () => {
    const { lender, admin, second, read, now, cheaper, inDays, offered, ask, agree } = await start();
    const loan = await disbursed(lender);
    const before = await offered();
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
    const { requestId } = granted(await ask(admin, cheaper, inDays(2)));
    expect((await read()).products[0]).toMatchObject({
      now,
      scheduled: null,
      asked: { requestId, after: cheaper, validFrom: inDays(2), why, askedBy: { name: 'Kiptoo Langat' } },
      touches: { running: 1 },
    });
    expect((await ask(second, cheaper, inDays(3))).code).toBe(deskErrorCodes.secondAsked);
    expect((await agree(admin, requestId!)).code).toBe(deskErrorCodes.ownRequest);
    granted(await agree(second, requestId!));
    expect((await ask(admin, cheaper, inDays(5))).code).toBe(deskErrorCodes.changeWaits);
    expect((await read()).products[0]).toMatchObject({
      asked: null,
      scheduled: { after: cheaper, people: 'Kiptoo Langat, Barasa Wekesa' },
    });
    await lender.pass(dayMs);
    expect((await offered()).quote).toEqual(before.quote);
    await lender.pass(dayMs);
    expect((await offered()).product.terms).toEqual(cheaper.terms);
    expect((await offered()).quote).toMatchObject({ interestCents: 69_800, dueCents: 1_069_800 });
    const [kept] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
    expect(kept!.terms).toEqual(order!.terms);
    await expectBalanced(lender);
    expect((await read()).products[0]).toMatchObject({
      now: cheaper,
      scheduled: null,
      before: [{ state: 'inForce', people: 'Kiptoo Langat, Barasa Wekesa' }],
    });
    const acts = await test.db.select().from(staffActs).orderBy(asc(staffActs.no));
    expect(acts.map(({ act }) => act)).toEqual(['second.asked', 'second.agreed', 'catalogue.changed']);
  });

  it('two people change the extension of a product: a running loan keeps the one it was agreed with', async () => {
    const { lender, admin, second, now, inDays, offered, ask, agree } = await start();
    const loan = await disbursed(lender);
    const { token, orderNo } = loan;
    expect(now.terms.extension).toEqual({ days: 30, feePpm: 9800, most: 2 });
    const extended = (extension: Product['terms']['extension']) => ({
      ...now,
      terms: { ...now.terms, extension },
    });
    for (const wrong of [
      { days: 0, feePpm: 9800, most: 2 },
      { days: 14, feePpm: -1, most: 2 },
      { days: 14, feePpm: 9800, most: 0 },
      { days: 14, feePpm: 9800, most: 13 },
      { days: 366, feePpm: 9800, most: 2 },
    ])
      expect((await ask(admin, extended(wrong), inDays(2))).fields).toEqual({ terms: 'product.terms' });
    const shorter = { days: 14, feePpm: 20_000, most: 1 };
    const { requestId } = granted(await ask(admin, extended(shorter), inDays(2)));
    granted(await agree(second, requestId!));
    await lender.pass(2 * dayMs);
    expect((await offered()).product.terms.extension).toEqual(shorter);
    const kept = granted(await lender.call(getExtensionData, { orderNo }, { token })).extension;
    expect(kept).toMatchObject({ days: 30, fee: 9_800, timesMost: 2 });
    const newer = await disbursed(lender, '722000444');
    const later = await lender.call(getExtensionData, { orderNo: newer.orderNo }, { token: newer.token });
    expect(granted(later).extension).toMatchObject({ days: 14, fee: 20_000, timesMost: 1 });
    await expectBalanced(lender);
  });

  it('values outside of the policy, a day that is too near, and no change are refused and write nothing', async () => {
    const { admin, now, cheaper, inDays, ask } = await start();
    const refused = async (after: Product, validFrom = inDays(2)) =>
      (await ask(admin, after, validFrom)).fields;
    const { terms } = now;
    expect(await refused({ ...now, maximumCents: now.maximumCents + 100_000 })).toEqual({
      maximumCents: 'product.maximumCents',
    });
    expect(await refused({ ...now, minimumCents: 100 })).toEqual({ minimumCents: 'product.minimumCents' });
    expect(await refused({ ...now, offeredDays: [91, 1000] })).toEqual({
      offeredDays: 'product.offeredDays',
    });
    const usury = { ...terms, interest: { basis: 'annual', annualBps: 9000 } } as const;
    expect(await refused({ ...now, terms: usury })).toEqual({ terms: 'product.terms' });
    expect(await refused({ ...now, terms: { ...terms, taxBps: -1 } })).toEqual({ terms: 'product.terms' });
    expect(await refused(cheaper, inDays(1))).toEqual({ validFrom: 'validFrom.tooSoon' });
    expect(await refused(now)).toEqual({ after: 'product.same' });
    expect((await ask(admin, { ...cheaper, productId: 'none' }, inDays(2))).code).toBe(
      deskErrorCodes.itemGone,
    );
    expect(await test.db.select().from(deskRequests)).toEqual([]);
    expect(await test.db.select().from(productChanges)).toEqual([]);
  });

  it('a change that was asked for lapses with its day, and is not agreed to after an import of the products', async () => {
    const { lender, admin, second, read, now, cheaper, inDays, ask, agree } = await start();
    const { requestId } = granted(await ask(admin, cheaper, inDays(2)));
    const { productId: _, ...values } = { ...now, maximumCents: now.maximumCents - 100_000 };
    const name = { en: 'Loan', sw: 'Mkopo', es: 'Préstamo' };
    const items = [{ productId: now.productId, name, ...values }];
    granted(await lender.call(sandboxCatalogue, { list: 'products', items }));
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { id: requestId, isChanged: true },
    ]);
    expect((await agree(second, requestId!)).code).toBe(deskErrorCodes.changedMeanwhile);
    await lender.pass(2 * dayMs);
    const late = await staffAt(lender, ['admin']);
    expect((await agree(late, requestId!)).fields).toEqual({ validFrom: 'validFrom.tooSoon' });
    expect((await read()).products[0]).toMatchObject({ now: values, scheduled: null });
  });

  it('a decided change is outdated by an import, and a withdrawn one never comes into force', async () => {
    const { lender, admin, second, read, now, cheaper, inDays, ask, agree } = await start();
    const decided = async (after: Product) =>
      granted(await agree(second, granted(await ask(admin, after, inDays(2))).requestId!));
    await decided(cheaper);
    const { id } = (await read()).products[0]!.scheduled!;
    granted(await admin.call(deskProductChangeWithdraw, { id, why }));
    expect((await admin.call(deskProductChangeWithdraw, { id, why })).code).toBe(deskErrorCodes.itemGone);
    await decided({ ...cheaper, maximumCents: now.maximumCents - 50_000 });
    const name = { en: 'Loan', sw: 'Mkopo', es: 'Préstamo' };
    const { productId, ...values } = { ...now, minimumCents: now.minimumCents + 50_000 };
    granted(
      await lender.call(sandboxCatalogue, { list: 'products', items: [{ productId, name, ...values }] }),
    );
    await lender.pass(3 * dayMs);
    const [product] = (await read()).products;
    expect(product).toMatchObject({ now: { productId, ...values }, scheduled: null });
    expect(product!.before.map(({ state }) => state).sort()).toEqual(['outdated', 'withdrawn']);
    const waiting = await test.db.select().from(jobs).where(eq(jobs.kind, 'productChange'));
    expect(waiting.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  });
});
