/** What a member of staff does at the lender. A person may have several roles, an auditor has no other. */
export const staffRoles = ['agent', 'reviewer', 'finance', 'admin', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * One cell of the table of rights. `A`: acts. `2`: decides as the second person. `R`: reads. `C`: sees that
 * the work exists, how much waits, and whom to ask. `-`: nothing. Who acts or decides also reads.
 */
type Cell = 'A' | 'A2' | '2' | 'R' | 'C' | '-';

const byRole = (...[agent, reviewer, finance, admin, auditor]: [Cell, Cell, Cell, Cell, Cell]) => ({
  agent,
  reviewer,
  finance,
  admin,
  auditor,
});

/** The rights of each role in each area of the desk. */
export const deskRights = {
  identity: byRole('C', 'A', 'C', 'C', 'R'),
  feedback: byRole('A', 'R', 'R', 'R', 'R'),
  proofs: byRole('R', 'C', 'A', '2', 'R'),
  suspense: byRole('C', 'C', 'A2', '2', 'R'),
  refunds: byRole('C', 'C', 'A2', '2', 'R'),
  appeals: byRole('C', 'A2', 'C', '2', 'R'),
  payouts: byRole('C', 'C', 'A2', '2', 'R'),
  jobs: byRole('-', '-', 'C', 'A', 'R'),
  borrowers: byRole('R', 'R', 'R', 'R', 'R'),
  /** A borrower's account: sessions, contacts, erasure on behalf. */
  accounts: byRole('A', 'C', 'A', 'A', 'R'),
  /** Notes about a borrower, which the borrower can read. */
  notes: byRole('A', 'A', 'A', 'A', 'R'),
  /** Late charges that are waived, up to the limit of a role. */
  waivers: byRole('A', 'C', 'A2', '2', 'R'),
  /** Payments by hand and write-offs, and taking them back. */
  loanMoney: byRole('C', 'C', 'A2', '2', 'R'),
  /** Promises of borrowers to pay. */
  promises: byRole('A', 'C', 'A', 'R', 'R'),
  dayEnd: byRole('C', 'C', 'A2', '2', 'R'),
  /** The products and their prices. */
  catalogue: byRole('R', 'R', 'R', 'A2', 'R'),
  /** Every row of the record; the own rows everybody reads. */
  record: byRole('-', '-', '-', 'R', 'R'),
  staff: byRole('-', '-', '-', 'A2', 'R'),
} as const satisfies Record<string, Readonly<Record<StaffRole, Cell>>>;
export type DeskArea = keyof typeof deskRights;
export const deskAreas = Object.keys(deskRights) as DeskArea[];

/** A right that a call of the desk demands. */
export interface StaffRight {
  readonly area: DeskArea;
  /** `count`: sees how much waits, and whom to ask. */
  readonly may: 'count' | 'read' | 'act' | 'decide';
}

const grants: Record<StaffRight['may'], RegExp> = {
  count: /[A2RC]/,
  read: /[A2R]/,
  act: /A/,
  decide: /2/,
};

/** Whether one of the roles has the right. */
export function hasRight(roles: readonly StaffRole[], { area, may }: StaffRight): boolean {
  return roles.some((role) => grants[may].test(deskRights[area][role]));
}

/** The roles with a right, to say whom to ask. */
export function rolesWith(right: StaffRight): StaffRole[] {
  return staffRoles.filter((role) => hasRight([role], right));
}

/** Whether one person may have these roles: at least one, each once, and an auditor no other. */
export function areRoles(roles: readonly StaffRole[]): boolean {
  return (
    roles.length > 0 &&
    new Set(roles).size === roles.length &&
    (roles.length === 1 || !roles.includes('auditor'))
  );
}
