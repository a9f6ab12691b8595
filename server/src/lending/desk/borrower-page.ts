import { groupedPhone, type Language, type Policy } from '@kopa/contract';
import type { BorrowerPage, MaskedApplication, MaskedName } from '@kopa/contract/desk/borrower-entities';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { contactKind, ownContacts } from '@kopa/contract/fields/contacts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { feedbacks, orders, retainedRecords, users, vouchers } from '../../storage/schema/index.ts';
import { sessionsOf } from '../accounts/sessions.ts';
import { CallError } from '../call-error.ts';
import { consentsOf } from '../consents/consents.ts';
import { erasedAt, openErasure } from '../my-data/erasure.ts';
import { filledRows } from '../my-data/my-data.ts';
import { findOrder, ordersOf } from '../orders/find-order.ts';
import { shownPayout } from '../payout-accounts/payout-account.ts';
import { latestSections, sectionsOf } from '../sections/saved-sections.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers, phoneInFull } from './desk-borrower.ts';
import { contactsOf } from './correct-contact.ts';
import { maskedEnd } from './masked.ts';
import type { AtWork } from './promises.ts';
import { maskedContact } from './recorded-contact.ts';

type Part = MaskedApplication['parts'][number];

/** The devices of a borrower, as seen from the desk: none of them is the one that asks. */
const fromDesk = { id: 0, phone: '' };

/** One borrower as the desk explains them. Throws `borrowerNotFound`. */
export async function borrowerPage(
  tx: Transaction,
  id: string,
  work: AtWork & { language: Language },
): Promise<BorrowerPage> {
  const { at, language } = work;
  const { market, deviceData, session } = work.lender.policy;
  const since = await borrowerSince(tx, id);
  const borrower = (await deskBorrowers(tx, [id], market)).get(id)!;
  const asked = await openErasure(tx, id);
  const own = await ordersOf(tx, id);
  const logins = await sessionsOf(tx, { id, session: fromDesk }, at, session);
  const consents = await consentsOf(tx, id, deviceData, language);
  return {
    borrower,
    since,
    erasedAt: await erasedAt(tx, id),
    keptUntil: await keptUntil(
      tx,
      own.map(({ orderNo }) => orderNo),
    ),
    erasure: asked && { requestedAt: asked.requestedAt, dueAt: asked.dueAt },
    masked: await maskedValuesOf(tx, id, borrower.phone),
    contacts: await contactsOf(tx, id, work.lender.policy),
    orders: own.map(({ orderNo, step, loanAmountCents, createdAt, disbursedOn }) => ({
      orderNo,
      step,
      amountCents: loanAmountCents,
      createdAt,
      isLoan: disbursedOn !== null,
    })),
    sessions: logins.map(({ startedAt, lastUsedAt, end, endedAt }) => ({
      startedAt,
      lastUsedAt,
      end,
      endedAt,
    })),
    consents: consents.map(({ purpose, name, answer, answeredAt }) => ({
      purpose,
      name,
      answer,
      answeredAt,
    })),
    work: await openWork(tx, id, work),
  };
}

/** Since when there is the borrower; throws `borrowerNotFound`. */
export async function borrowerSince(tx: Transaction, id: string): Promise<number> {
  const [user] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id));
  if (!user) throw new CallError('borrowerNotFound');
  return user.createdAt;
}

/** The ids under which the record names a borrower: own, orders and feedback. Throws `borrowerNotFound`. */
export async function namesOfBorrower(tx: Transaction, id: string): Promise<string[]> {
  await borrowerSince(tx, id);
  const own = await tx
    .select({ name: orders.orderNo })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(asc(orders.position));
  const written = await tx
    .select({ name: feedbacks.id })
    .from(feedbacks)
    .where(eq(feedbacks.userId, id))
    .orderBy(asc(feedbacks.position));
  return [id, ...own.map(({ name }) => name), ...written.map(({ name }) => name)];
}

/** A masked value as it is; '' without one. Throws `borrowerNotFound`. */
export async function valueInFull(
  tx: Transaction,
  id: string,
  name: MaskedName,
  { market }: Policy,
): Promise<string> {
  await borrowerSince(tx, id);
  if (name === 'phone') return phoneInFull(tx, id, market);
  const text = (await latestSections(tx, id)).sections.personal?.[name] ?? '';
  const isPhone = name !== 'nationalId' && contactKind(name) === 'phone';
  return text !== '' && isPhone ? groupedPhone(text, market) : text;
}

/** What was filled in for an order, masked, without the contacts of the borrower. Throws `orderNotFound`. */
export async function maskedApplication(
  tx: Transaction,
  { id, orderNo }: { id: string; orderNo: string },
  language: Language,
  policy: Policy,
): Promise<MaskedApplication> {
  await findOrder(tx, id, orderNo);
  const { personal, additional, payout } = await sectionsOf(tx, orderNo);
  const typed = (part: 'personal' | 'additional', fields: Record<string, string> | undefined): Part[] => {
    const rows = filledRows(part, fields ?? {}, language, policy).filter(({ isContact }) => !isContact);
    const facts = rows.map(({ label, value, isTyped }) => ({
      label,
      value: isTyped ? maskedEnd(value) : value,
    }));
    return facts.length === 0 ? [] : [{ part, facts }];
  };
  const account = payout && shownPayout(payout);
  return {
    parts: [
      ...typed('personal', personal),
      ...typed('additional', additional),
      ...(account
        ? [{ part: 'payout' as const, facts: [{ label: account.name, value: account.maskedNumber }] }]
        : []),
    ],
  };
}

async function maskedValuesOf(tx: Transaction, id: string, phone: string): Promise<BorrowerPage['masked']> {
  const { personal } = (await latestSections(tx, id)).sections;
  const { nationalId } = personal ?? {};
  return [
    { name: 'phone' as const, text: phone },
    { name: 'nationalId' as const, text: nationalId ? maskedEnd(nationalId) : '' },
    ...ownContacts.map((name) => ({ name, text: maskedContact(name, personal?.[name] ?? '') })),
  ].filter(({ text }) => text !== '');
}

async function keptUntil(tx: Transaction, numbers: readonly string[]): Promise<string | null> {
  if (numbers.length === 0) return null;
  const [row] = await tx
    .select({ last: sql<string | null>`max(${retainedRecords.keepUntil})` })
    .from(retainedRecords)
    .where(inArray(retainedRecords.orderNo, [...numbers]));
  return row?.last ?? null;
}

/** Feedback and proofs that wait for somebody, oldest first. */
async function openWork(tx: Transaction, id: string, { at, rules }: AtWork): Promise<BorrowerPage['work']> {
  const written = await tx
    .select({ id: feedbacks.id, since: feedbacks.createdAt })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, id), ne(feedbacks.reviewStatus, feedbackStatuses.done)))
    .orderBy(desc(feedbacks.position));
  const proofs = await tx
    .select({ id: vouchers.id, since: vouchers.createdAt })
    .from(vouchers)
    .innerJoin(orders, eq(orders.orderNo, vouchers.orderNo))
    .where(and(eq(orders.userId, id), inArray(vouchers.state, ['received', 'inReview'])))
    .orderBy(desc(vouchers.position));
  const ids = written.map((each) => each.id);
  const owners = await ownersOf(tx, 'feedback', ids, at, rules);
  return [
    ...written.map((each) => ({
      ...each,
      queue: 'feedback' as const,
      kind: 'feedback' as const,
      owner: owners.get(each.id)?.owner ?? null,
    })),
    ...proofs.map((each) => ({ ...each, queue: null, kind: 'proof' as const, owner: null })),
  ].sort((one, other) => one.since - other.since);
}
