import { dayOf, type Policy } from '@kopa/contract';
import type { MustAnswer } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { additionalSection, personalSection } from '@kopa/contract/sections';
import * as z from 'zod/mini';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow, SectionName } from '../../storage/schema/index.ts';
import type { User } from '../accounts/sessions.ts';
import { takeCardPhotos } from '../identity/take-card-photos.ts';
import type { Lender } from '../lender.ts';
import { photosOf } from '../orders/order-entity.ts';
import { applicationSteps } from '../orders/order-machine.ts';
import { payoutErrors } from '../payout-accounts/payout-holds.ts';
import { messageKeys } from './read-by-schema.ts';
import { passSaved } from './save-section.ts';
import { copySection, latestSections, sectionsOf } from './saved-sections.ts';

type Rules = Pick<Lender, 'policy' | 'payments'>;

const sectionNames = ['personal', 'additional', 'payout'] as const satisfies readonly SectionName[];

/**
 * Copies a borrower's earlier, still valid sections into a new order and moves the order past them. The ID
 * card's photos are copied; the face photo is not, because it proves the current applicant. The questionnaire
 * is about the present and starts empty. An order with sections stays unchanged.
 */
export async function takeOver(
  tx: Transaction,
  borrower: User,
  order: OrderRow,
  at: number,
  rules: Rules,
): Promise<OrderRow> {
  const own = await sectionsOf(tx, order.orderNo);
  if (order.step !== orderSteps.basicInfo || Object.keys(own).length > 0) return order;
  const { sections, savedAt } = await latestSections(tx, borrower.id);
  for (const section of sectionNames) {
    const fields = sections[section];
    if (!fields || !isEmpty(errorsOf(section, fields, borrower, at, rules))) continue;
    const taken = { orderNo: order.orderNo, section, fields, at: savedAt[section] ?? at };
    await copySection(tx, borrower.id, taken);
  }
  await takeCardPhotos(tx, order);
  return passSaved(tx, order, at, { takenOver: 'yes' });
}

/** The incomplete sections before submission, with the faults of the last saved version. */
export async function mustAnswer(
  tx: Transaction,
  borrower: User,
  order: OrderRow,
  at: number,
  rules: Rules,
): Promise<MustAnswer[]> {
  if (!applicationSteps.includes(order.step)) return [];
  const own = await sectionsOf(tx, order.orderNo);
  const { sections } = await latestSections(tx, borrower.id);
  const sectionOf = (section: SectionName): MustAnswer[] => {
    if (own[section]) return [];
    const saved = sections[section];
    return [{ section, fields: saved ? errorsOf(section, saved, borrower, at, rules) : {} }];
  };
  const photos = await photosOf(tx, order.orderNo);
  const missing = (['front', 'back', 'face'] as const).filter((kind) => !photos[kind]);
  return [
    ...sectionOf('personal'),
    ...sectionOf('additional'),
    ...(missing.length > 0
      ? [
          {
            section: 'photos' as const,
            fields: Object.fromEntries(missing.map((kind) => [kind, 'file.required'])),
          },
        ]
      : []),
    ...sectionOf('payout'),
    { section: 'questionnaire', fields: {} },
  ];
}

/** The message key of each invalid field of a saved section. */
function errorsOf(
  section: SectionName,
  fields: Record<string, string>,
  { mobile }: User,
  at: number,
  rules: Rules,
): Record<string, string> {
  if (section === 'payout') return payoutErrors(fields, at, rules);
  const read = z.safeParse(schemaOf(section, mobile, at, rules.policy), fields);
  return read.success ? {} : messageKeys(read.error);
}

/** The rules of a section for a borrower who logs in with this number. */
export function schemaOf(section: 'personal' | 'additional', mobile: string, at: number, policy: Policy) {
  return section === 'personal'
    ? personalSection(policy, dayOf(at, policy.market))
    : additionalSection(mobile, policy);
}

function isEmpty(errors: Record<string, string>): boolean {
  return Object.keys(errors).length === 0;
}
