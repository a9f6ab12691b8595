import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { accountThrough, dayOf, owedCents } from '@kopa/contract';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../storage/database.ts';
import { orders, portalLinks, type PortalLinkRow } from '../../../storage/schema/index.ts';
import { CallError } from '../../call-error.ts';
import type { Lender } from '../../lender.ts';
import { loanState } from '../../ledger/loan-state.ts';
import { sectionsOf } from '../../sections/saved-sections.ts';
import { findRepayment } from '../find-repayment.ts';
import { paymentEntity } from '../prompt.ts';
import { isOffered } from '../references.ts';

const hour = 60 * 60_000;
const signatureLength = 32;
/** Number of phones that one link can prompt: the holder of a link must not be able to harass others. */
const mostPrompts = 10;

/** Creates a link for paying an order; its token is returned once and never stored. */
export async function openLink(
  tx: Transaction,
  orderNo: string,
  hours: number,
  at: number,
  secret: string,
): Promise<{ token: string; expireTime: number }> {
  const [order] = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.orderNo, orderNo));
  if (!order) throw new CallError('orderNotFound');
  const id = randomBytes(16).toString('hex');
  const expireTime = at + hours * hour;
  await tx.insert(portalLinks).values({ id, orderNo, createdAt: at, expiresAt: expireTime });
  return { token: signed(id, expireTime, secret), expireTime };
}

/** Revokes all links of an order. */
export async function revokeLinks(tx: Transaction, orderNo: string, at: number): Promise<void> {
  await tx
    .update(portalLinks)
    .set({ revokedAt: at })
    .where(and(eq(portalLinks.orderNo, orderNo), isNull(portalLinks.revokedAt)));
}

/**
 * The link of a token. Throws `linkInvalid` for a wrong signature, an unknown or a revoked link,
 * `orderTimedOut` for an expired one (S8-20).
 */
export async function linkOf(
  db: Database | Transaction,
  token: string,
  at: number,
  secret: string,
): Promise<PortalLinkRow> {
  const id = token.split('.')[0]!;
  const [link] = await db.select().from(portalLinks).where(eq(portalLinks.id, id));
  const expected = Buffer.from(signed(id, link?.expiresAt ?? 0, secret));
  const given = Buffer.from(token);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!link || !isSigned || link.revokedAt !== null) throw new CallError('linkInvalid');
  if (at >= link.expiresAt) throw new CallError('orderTimedOut');
  return link;
}

/** Counts another prompt of a link; throws `linkUsedUp` above the maximum. */
export async function countPrompt(tx: Transaction, id: string, payOrderId: string): Promise<void> {
  const counted = await tx
    .update(portalLinks)
    .set({ prompts: sql`${portalLinks.prompts} + 1`, payOrderId })
    .where(and(eq(portalLinks.id, id), lt(portalLinks.prompts, mostPrompts)))
    .returning({ id: portalLinks.id });
  if (counted.length === 0) throw new CallError('linkUsedUp');
}

/** The information for the holder of a link: the balance, and the borrower's masked name. */
export async function linkDetail(
  tx: Transaction,
  { orderNo, expiresAt, payOrderId }: PortalLinkRow,
  at: number,
  lender: Lender,
): Promise<ResultOf<typeof portalRepaymentDetail>> {
  const { market, repay } = lender.policy;
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  const state = order && (await loanState(tx, order));
  if (!state) throw new CallError('linkInvalid');
  const owed = owedCents(accountThrough(state.account, dayOf(at, market)));
  const { personal } = await sectionsOf(tx, orderNo);
  const asked = await findRepayment(tx, payOrderId);
  const payment = asked && paymentEntity(asked, at);
  return {
    maskedName: maskName([personal?.['firstName'], personal?.['lastName']]),
    owedCents: owed,
    minimumCents: Math.min(repay.minimumCents, owed),
    expireTime: expiresAt,
    payment: payment
      ? { amountCents: payment.amountCents, status: payment.status, failure: payment.failure }
      : null,
    available: isOffered(lender, 'mpesaPrompt'),
    serverTime: at,
  };
}

/** 'W••• N•••': the initials, without the length of the names. */
export function maskName(names: readonly (string | undefined)[]): string {
  return names
    .map((name) => [...(name?.trim() ?? [])][0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter}•••`)
    .join(' ');
}

/** The token of a link: its id, and the signature of id and end. */
function signed(id: string, expiresAt: number, secret: string): string {
  const signature = createHmac('sha256', `portal|${secret}`).update(`${id}|${expiresAt}`).digest('hex');
  return `${id}.${signature.slice(0, signatureLength)}`;
}
