import { hasRight, staffRoles, type DeskArea, type StaffRole } from './rights.ts';

/** The acts with a limit, and the area of each. */
export const limitedActs = {
  'refunds.sent': 'refunds',
  'refunds.kept': 'refunds',
  'suspense.matched': 'suspense',
  'suspense.returned': 'suspense',
  'appeals.approved': 'appeals',
  'payouts.sent': 'payouts',
  'payouts.givenUp': 'payouts',
  'waivers.waived': 'waivers',
  'loanMoney.paid': 'loanMoney',
  'loanMoney.takenBack': 'loanMoney',
  'loanMoney.writtenOff': 'loanMoney',
  'loanMoney.writeOffBack': 'loanMoney',
  'catalogue.changed': 'catalogue',
  'dayEnd.signed': 'dayEnd',
} as const satisfies Record<string, DeskArea>;
export type LimitedAct = keyof typeof limitedActs;
/** The areas of these acts. */
export type LimitedArea = (typeof limitedActs)[LimitedAct];
/**
 * Those that are queues. Acts on a loan are in none: their item is the number of the order. That of
 * the catalogue is a product, that of the day end a day.
 */
export type LimitedQueue = Exclude<LimitedArea, 'waivers' | 'loanMoney' | 'catalogue' | 'dayEnd'>;
export const limitedActNames = Object.keys(limitedActs) as [LimitedAct, ...LimitedAct[]];

/** How large an act of a role may be, in cents: alone, and as the second person. */
export interface Limit {
  aloneCents: number;
  secondCents: number;
}
export type Limits = Readonly<Record<LimitedAct, Readonly<Partial<Record<StaffRole, Limit>>>>>;

/** Whether one person with these roles may act without a second person. */
export function mayAlone(
  roles: readonly StaffRole[],
  act: LimitedAct,
  cents: number,
  limits: Limits,
): boolean {
  return roles.some(
    (role) =>
      hasRight([role], { area: limitedActs[act], may: 'act' }) &&
      cents <= (limits[act][role]?.aloneCents ?? 0),
  );
}

/** Whether somebody with these roles may be the second person, for what somebody else has asked. */
export function maySecond(
  roles: readonly StaffRole[],
  act: LimitedAct,
  cents: number,
  limits: Limits,
): boolean {
  return roles.some(
    (role) =>
      hasRight([role], { area: limitedActs[act], may: 'decide' }) &&
      cents <= (limits[act][role]?.secondCents ?? 0),
  );
}

/** The roles that may be the second person, to say whom to ask. */
export function secondRoles(act: LimitedAct, cents: number, limits: Limits): StaffRole[] {
  return staffRoles.filter((role) => maySecond([role], act, cents, limits));
}
