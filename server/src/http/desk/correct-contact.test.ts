import { errorCodes } from '@kopa/contract';
import { erasureAsk, myDataShow } from '@kopa/contract/calls/my-data';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { deskBorrowerPage, deskBorrowersActs, deskCorrectContact } from '@kopa/contract/desk/calls/borrowers';
import { deskShowValue } from '@kopa/contract/desk/calls/borrowers';
import { deskRecord, deskRecordCheck, deskRecordCsv } from '@kopa/contract/desk/calls/record';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { contactNames, isOwn, type ContactName } from '@kopa/contract/fields/contacts';
import { retention } from '@kopa/contract/texts/retention';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { additional, filledIn, mobile, personal } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { everyRow } from '../../../test/every-row.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { day, minute } from '../../../test/times.ts';
import { keepSection, latestSections, sectionsOf } from '../../lending/sections/saved-sections.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orders, staffActs } from '../../storage/schema/index.ts';

const why = 'The borrower called from the own number.';

onBothEngines('a contact that the desk corrects', (test) => {
  /** A borrower with a filled application, and an agent. */
  async function start() {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await filledIn(lender);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    await lender.pass(5 * minute);
    const agent = await staffAt(lender, ['agent']);
    const id = order!.userId;
    const pageOf = async (who: AtDesk = agent) => granted(await who.call(deskBorrowerPage, { id }));
    const seenOf = async (name: ContactName) =>
      (await pageOf()).contacts.find((each) => each.name === name)?.seen ?? 0;
    const correct = async (name: ContactName, value: string, changes = {}) =>
      agent.call(deskCorrectContact, { id, name, value, seen: await seenOf(name), why, ...changes });
    return { lender, token, orderNo, id, agent, pageOf, seenOf, correct };
  }

  it('the section, its order and "my data" have the new value; the borrower is told; the record keeps who and why', async () => {
    const { lender, token, orderNo, id, agent, seenOf, correct } = await start();
    const seen = await seenOf('email');
    const page = granted(await correct('email', ' wanjiru.ngugi@example.com '));
    expect(page.masked.find(({ name }) => name === 'email')!.text).toBe('w••••@example.com');
    expect(page.contacts.find(({ name }) => name === 'email')!.seen).toBe(lender.now());
    const email = 'wanjiru.ngugi@example.com';
    const own = granted(await lender.call(getUserInfo, {}, { token }));
    expect(own.personal).toEqual({ ...personal, email });
    expect((await sectionsOf(test.db, orderNo)).personal).toEqual({ ...personal, email });
    const { categories } = granted(await lender.call(myDataShow, {}, { token }));
    expect(categories.find(({ category }) => category === 'personal')!.lines).toContainEqual({
      label: 'Email',
      value: email,
    });
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.startsWith('Your contact details at'))).toHaveLength(1);

    const acts = granted(await agent.call(deskBorrowersActs, { id, limit: 10 }));
    const masked = { name: 'email', value: 'w••••@example.com' };
    expect(acts.rows.map((row) => [row.act, row.staff.name, row.why, row.before, row.after])).toEqual([
      ['borrower.contactCorrected', agent.name, why, masked, masked],
    ]);
    const [kept] = await test.db.select().from(staffActs);
    expect([kept!.before, kept!.after]).toEqual([
      { name: 'email', value: expect.stringMatching(/^v1\./), savedAt: seen },
      { name: 'email', value: expect.stringMatching(/^v1\./), savedAt: lender.now() },
    ]);
    expect(await everyRow(test.db)).not.toMatch(/wanjiru\.ngugi|wanjiru@example/);
  });

  it('a contact of a third person is corrected by number and relation, and stands on no page', async () => {
    const { lender, id, agent, pageOf, correct } = await start();
    const admin = await staffAt(lender, ['admin'], 'Chebet Ngetich');
    const before = await pageOf();
    expect(before.contacts.map(({ name, relation }) => [name, relation])).toEqual([
      ['email', null],
      ['whatsappNo', null],
      ['sparePhone', null],
      ['emergencyContactName1', 'friends'],
      ['emergencyContactMobile1', 'friends'],
      ['emergencyContactRelation1', 'friends'],
      ['emergencyContactName2', 'parents'],
      ['emergencyContactMobile2', 'parents'],
      ['emergencyContactRelation2', 'parents'],
    ]);
    granted(await correct('emergencyContactMobile2', '+254 733 000 003'));
    granted(await correct('emergencyContactName2', '  Atieno   Wambui '));
    const page = granted(await correct('emergencyContactRelation2', 'brothersOrSisters'));
    expect(page.contacts.at(-1)!.relation).toBe('brothersOrSisters');
    expect((await latestSections(test.db, id)).sections.additional).toMatchObject({
      emergencyContactName1: additional.emergencyContactName1,
      emergencyContactName2: 'Atieno Wambui',
      emergencyContactMobile2: '733000003',
      emergencyContactRelation2: 'brothersOrSisters',
    });
    const told = [
      before,
      page,
      granted(await admin.call(deskBorrowersActs, { id, limit: 10 })),
      granted(await admin.call(deskRecord, { limit: 10 })),
      granted(await admin.call(deskRecordCsv, {})),
    ];
    const said = JSON.stringify(told);
    expect(said).toContain('brothersOrSisters');
    for (const word of [
      'Atieno Wambui',
      '733000003',
      additional.emergencyContactName2,
      additional.emergencyContactMobile2.slice(1),
    ])
      expect([word, said.includes(word)]).toEqual([word, false]);
    for (const name of contactNames.filter((each) => !isOwn(each))) {
      const shown = await agent.send(deskShowValue, { id, name, why: 'calls' });
      expect([name, shown.code]).toEqual([name, errorCodes.invalidInput]);
    }
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.startsWith('Your contact details at'))).toHaveLength(3);
    expect(granted(await admin.call(deskRecordCheck, {})).brokenAt).toBeNull();
  });

  it('a contact of the own is masked, and shown for a reason, which is recorded', async () => {
    const { id, agent, pageOf, correct } = await start();
    granted(await correct('sparePhone', '0722 345 678'));
    expect((await pageOf()).masked.at(-1)).toEqual({ name: 'sparePhone', text: '••••78' });
    const shown = granted(await agent.call(deskShowValue, { id, name: 'sparePhone', why: 'calls' }));
    expect(shown.text).toBe('722 345 678');
    const { rows } = granted(await agent.call(deskBorrowersActs, { id, limit: 1 }));
    expect(rows.map((row) => [row.act, row.after])).toEqual([['borrower.shown', { name: 'sparePhone' }]]);
    granted(await correct('sparePhone', ''));
    expect((await pageOf()).masked.at(-1)!.name).toBe('whatsappNo');
  });

  it.each([
    ['email', 'wanjiru', 'contact.email.invalid'],
    ['email', '', 'contact.email.required'],
    ['whatsappNo', '12', 'contact.phone.invalid'],
    ['sparePhone', '12', 'contact.phone.invalid'],
    ['emergencyContactName1', ' ', 'contact.name.required'],
    ['emergencyContactName1', 'a'.repeat(51), 'contact.name.long'],
    ['emergencyContactMobile1', mobile, 'contact.phone.own'],
    ['emergencyContactMobile1', additional.emergencyContactMobile2, 'contact.phone.same'],
    ['emergencyContactRelation1', additional.emergencyContactRelation2, 'contact.relation.same'],
    ['emergencyContactRelation1', 'enemies', 'contact.relation.required'],
    ['emergencyContactName3', 'Mwangi', 'contact.phone.required'],
    ['email', 'a'.repeat(201), 'value.long'],
  ] as const)(
    '%s is not corrected to %j, as in the form of the section: %s',
    async (name, value, message) => {
      const { id, seenOf, correct } = await start();
      const before = await latestSections(test.db, id);
      const seen = await seenOf(isOwn(name) ? 'email' : 'emergencyContactName1');
      const refused = await correct(name, value, { seen });
      expect([refused.code, refused.fields]).toEqual([errorCodes.invalidInput, { value: message }]);
      expect(await latestSections(test.db, id)).toEqual(before);
      expect(await test.db.select().from(staffActs)).toEqual([]);
    },
  );

  it('the number of the account, a name and a correction without a reason are refused', async () => {
    const { id, agent, seenOf, correct } = await start();
    const seen = await seenOf('email');
    for (const name of ['phone', 'mobile', 'firstName', 'nationalId', '']) {
      const refused = await agent.send(deskCorrectContact, { id, name, value: '0722345678', seen, why });
      expect([name, refused.code, refused.fields]).toEqual([
        name,
        errorCodes.invalidInput,
        { name: 'contactName.required' },
      ]);
    }
    expect((await correct('email', 'w@example.com', { why: ' ' })).fields).toEqual({ why: 'why.required' });
    // The form of this market does not ask for the field.
    const unasked = await correct('alternativePhone', '0722345678', { seen });
    expect(unasked.fields).toEqual({ name: 'contactName.required' });
    expect((await correct('email', 'w@example.com', { id: 'nobody' })).code).toBe(
      deskErrorCodes.borrowerNotFound,
    );
  });

  it('what another row of the section has wrong hinders no correction, and stays', async () => {
    const { lender, id, orderNo, correct } = await start();
    const older = { ...personal, education: 'alchemy' };
    await inTransaction(test.db, (tx) =>
      keepSection(tx, { orderNo, userId: id }, 'personal', older, lender.now()),
    );
    granted(await correct('whatsappNo', '0733 000 009'));
    expect((await latestSections(test.db, id)).sections.personal).toEqual({
      ...older,
      whatsappNo: '733000009',
    });
  });

  it('a section that was saved meanwhile is not overwritten, also by two people at once', async () => {
    const { lender, token, orderNo, id, agent, seenOf, correct } = await start();
    const seen = await seenOf('email');
    const changed = { ...personal, email: 'own.choice@example.com' };
    granted(await lender.call(saveBasicInfoMarket, { loanOrderId: orderNo, ...changed }, { token }));
    const late = await correct('email', 'of.the.agent@example.com', { seen });
    expect([late.code, late.data]).toEqual([deskErrorCodes.changedMeanwhile, { savedAt: lender.now() }]);
    expect((await latestSections(test.db, id)).sections.personal!['email']).toBe('own.choice@example.com');

    const admin = await staffAt(lender, ['admin'], 'Chebet Ngetich');
    const now = await seenOf('email');
    const both = await Promise.all(
      [agent, admin].map((who, n) =>
        who.call(deskCorrectContact, { id, name: 'email', value: `n${n}@example.com`, seen: now, why }),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([0, deskErrorCodes.changedMeanwhile]);
    expect(await test.db.select().from(staffActs)).toHaveLength(1);
    expect(await seenOf('email')).toBe(now + 1);
  });

  it('an erasure leaves who corrected what and why, without the values; nothing can be corrected any more', async () => {
    const { lender, token, id, seenOf, correct } = await start();
    granted(await correct('email', 'wanjiru.ngugi@example.com'));
    const seen = await seenOf('email');
    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    await lender.pass((retention.erasureDays + 1) * day);
    const later = await staffAt(lender, ['admin'], 'A Later Admin');
    expect(granted(await later.call(deskBorrowerPage, { id })).contacts).toEqual([]);
    const { rows } = granted(await later.call(deskBorrowersActs, { id, limit: 10 }));
    const empty = { name: 'email', value: '' };
    expect(rows.map((row) => [row.act, row.why, row.before, row.after])).toEqual([
      ['borrower.contactCorrected', why, empty, empty],
    ]);
    const refused = await later.call(deskCorrectContact, {
      id,
      name: 'email',
      value: 'later@example.com',
      seen,
      why,
    });
    expect(refused.code).toBe(deskErrorCodes.changedMeanwhile);
    expect(granted(await later.call(deskRecordCheck, {})).brokenAt).toBeNull();
  });

  it('a reviewer and an auditor are told whom to ask', async () => {
    const { lender, id, seenOf } = await start();
    const seen = await seenOf('email');
    for (const role of ['reviewer', 'auditor'] as const) {
      const who = await staffAt(lender, [role], 'Chebet Ngetich');
      const refused = await who.call(deskCorrectContact, { id, name: 'email', value: 'w@x.com', seen, why });
      expect([refused.code, refused.data]).toEqual([
        deskErrorCodes.rightMissing,
        { ask: ['agent', 'finance', 'admin'] },
      ]);
    }
  });
});
