import { errorCodes } from '@kopa/contract';
import { erasureAsk, myDataExport, myDataShow } from '@kopa/contract/calls/my-data';
import { deskBorrowersActs } from '@kopa/contract/desk/calls/borrowers';
import { deskNotes, deskWriteNote } from '@kopa/contract/desk/calls/notes';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { longestNote } from '@kopa/contract/desk/borrower-entities';
import { retention } from '@kopa/contract/texts/retention';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applied, loggedIn, registered } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { everyRow } from '../../../test/every-row.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { day, minute } from '../../../test/times.ts';
import { borrowerNotes, orders, staffActs, users } from '../../storage/schema/index.ts';

const write = (who: AtDesk, id: string, text: string, orderNo: string | null = null, key?: string) =>
  who.call(deskWriteNote, { id, orderNo, text }, key === undefined ? {} : { key });

onBothEngines('notes about a borrower', (test) => {
  /** A borrower with an application, and an agent. */
  async function start() {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await applied(lender);
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    return { lender, token, orderNo, id: order!.userId, agent: await staffAt(lender, ['agent']) };
  }

  it('a note has its author, time and order; the record has that it was written, and never its text', async () => {
    const { lender, orderNo, id, agent } = await start();
    const finance = await staffAt(lender, ['finance'], 'Chebet Ngetich');
    const [said, corrected] = ['She pays on market days.', 'She pays on Fridays, not on market days.'];
    expect(granted(await write(agent, id, ` ${said} `, null, 'one'))).toEqual({ number: 1 });
    expect(granted(await write(agent, id, ` ${said} `, null, 'one'))).toEqual({ number: 1 });
    await lender.pass(5 * minute);
    expect(granted(await write(finance, id, corrected, orderNo))).toEqual({ number: 2 });
    const { rows, nextCursor } = granted(await agent.call(deskNotes, { id, limit: 10 }));
    expect([rows, nextCursor]).toEqual([
      [
        { number: 2, orderNo, text: corrected, at: lender.now(), by: { id: finance.id, name: finance.name } },
        {
          number: 1,
          orderNo: null,
          text: said,
          at: lender.now() - 5 * minute,
          by: { id: agent.id, name: agent.name },
        },
      ],
      null,
    ]);
    const ofOrder = granted(await agent.call(deskNotes, { id, orderNo, limit: 10 }));
    expect(ofOrder.rows.map(({ number }) => number)).toEqual([2]);
    const newest = granted(await agent.call(deskNotes, { id, limit: 1 }));
    expect([newest.rows.length, newest.nextCursor]).toEqual([1, '2']);
    const older = granted(await agent.call(deskNotes, { id, limit: 1, cursor: newest.nextCursor }));
    expect([older.rows[0]!.number, older.nextCursor]).toEqual([1, null]);

    const acts = granted(await agent.call(deskBorrowersActs, { id, limit: 10 }));
    expect(acts.rows.map((row) => [row.act, row.staff.name, row.why, row.before, row.after])).toEqual([
      ['notes.written', finance.name, '', null, { number: 2, orderNo }],
      ['notes.written', agent.name, '', null, { number: 1, orderNo: null }],
    ]);
    const all = await everyRow(test.db);
    for (const text of [said, corrected]) expect(all).not.toContain(text);
  });

  it('the borrower reads the notes in my data, newest first, and the export has all of them', async () => {
    const { lender, token, orderNo, id, agent } = await start();
    granted(await write(agent, id, 'Lost the phone in a matatu.'));
    await lender.pass(5 * minute);
    granted(await write(agent, id, 'Has a new phone since today.', orderNo));
    const { categories } = granted(await lender.call(myDataShow, {}, { token }));
    const notes = categories.find(({ category }) => category === 'notes')!;
    expect([notes.name, notes.count, notes.lines]).toEqual([
      'Notes of our people about you',
      2,
      [
        { label: '2026-01-15 12:05:00', value: 'Has a new phone since today.' },
        { label: '2026-01-15 12:00:00', value: 'Lost the phone in a matatu.' },
      ],
    ]);
    const { data } = granted(await lender.call(myDataExport, {}, { token }));
    expect(data['notes']).toEqual([
      { orderNo, text: 'Has a new phone since today.', at: lender.now() },
      { orderNo: null, text: 'Lost the phone in a matatu.', at: lender.now() - 5 * minute },
    ]);
    const other = await registered(lender, '722000777');
    const { data: others } = granted(await lender.call(myDataExport, {}, { token: other }));
    expect(others['notes']).toEqual([]);
  });

  it('a note has no contact, is neither empty nor too long, and is about an order of the borrower', async () => {
    const { lender, orderNo, id, agent } = await start();
    const refused = async (text: string) => (await write(agent, id, text)).fields;
    for (const text of ['Call 0712 345 678.', '+254-712-345-678', 'Her sister: sister@example.test'])
      expect([text, await refused(text)]).toEqual([text, { text: 'note.contact' }]);
    for (const text of ['', ' no '])
      expect([text, await refused(text)]).toEqual([text, { text: 'note.required' }]);
    expect(await refused('a'.repeat(longestNote + 1))).toEqual({ text: 'note.long' });
    const told = `Receipt SKL8Q2X4ZP about ${orderNo}: KSh 10,748 on 2026-01-15 12:00, 15.01.2026 12:00.`;
    granted(await write(agent, id, told));
    granted(await write(agent, id, 'a'.repeat(longestNote)));
    const other = await applied(lender, '722000777');
    const mixed = await write(agent, id, 'About an order of another one.', other.orderNo);
    expect(mixed.code).toBe(errorCodes.orderNotFound);
    expect((await write(agent, 'nobody', 'About nobody.')).code).toBe(deskErrorCodes.borrowerNotFound);
  });

  it('a day has so many notes about a borrower, whoever writes them, also at once', async () => {
    const { lender, id, agent } = await start();
    const admin = await staffAt(lender, ['admin'], 'Chebet Ngetich');
    const sent = Array.from({ length: deskRules.notesPerDay + 2 }, (_, n) =>
      write(n % 2 === 0 ? agent : admin, id, `Note number ${n}`),
    );
    const codes = (await Promise.all(sent)).map(({ code }) => code).sort((one, other) => one - other);
    expect(codes.filter((code) => code === 0)).toHaveLength(deskRules.notesPerDay);
    expect(codes.slice(-2)).toEqual([deskErrorCodes.notesFull, deskErrorCodes.notesFull]);
    expect(await test.db.select().from(staffActs)).toHaveLength(deskRules.notesPerDay);
    await lender.pass(day);
    granted(await write(await staffAt(lender, ['agent'], 'Another Agent'), id, 'The next day.'));
    const token = await loggedIn(lender);
    const { categories } = granted(await lender.call(myDataShow, {}, { token }));
    const { count, lines } = categories.find(({ category }) => category === 'notes')!;
    expect([count, lines.length, lines[0]!.value]).toEqual([deskRules.notesPerDay + 1, 20, 'The next day.']);
    const { data } = granted(await lender.call(myDataExport, {}, { token }));
    expect(data['notes']).toHaveLength(deskRules.notesPerDay + 1);
  });

  it('an auditor reads and does not write; nothing changes or deletes a note; an erasure empties it', async () => {
    const { lender, token, id, agent } = await start();
    granted(await write(agent, id, 'She sold the goat.'));
    const auditor = await staffAt(lender, ['auditor'], 'Chebet Ngetich');
    expect(granted(await auditor.call(deskNotes, { id, limit: 10 })).rows).toHaveLength(1);
    const refused = await write(auditor, id, 'An auditor changes nothing.');
    expect([refused.code, refused.data]).toEqual([
      deskErrorCodes.rightMissing,
      { ask: ['agent', 'reviewer', 'finance', 'admin'] },
    ]);
    await expect(test.db.update(borrowerNotes).set({ text: '' })).rejects.toThrow();
    await expect(test.db.delete(borrowerNotes)).rejects.toThrow();

    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    await lender.pass((retention.erasureDays + 1) * day);
    const [user] = await test.db.select().from(users).where(eq(users.id, id));
    expect(user!.key).toBe('');
    const kept = await test.db.select().from(borrowerNotes).orderBy(asc(borrowerNotes.number));
    expect(kept).toMatchObject([{ number: 1, text: '', staffId: agent.id }]);
    const later = await staffAt(lender, ['agent'], 'A Later Agent');
    expect(granted(await later.call(deskNotes, { id, limit: 10 })).rows).toMatchObject([
      { number: 1, text: '' },
    ]);
    const late = await write(later, id, 'After the erasure.');
    expect(late.code).toBe(deskErrorCodes.changedMeanwhile);
  });
});
