import { clearDraft, readDraft, writeDraft } from './draft.ts';

type Texts = Readonly<Record<string, string>>;

/** A section that is on this phone and at the lender in two versions. */
export interface TwoVersions {
  /** When this phone's was edited, by its clock. */
  onPhone: number | null;
  /** When the lender's was saved, by the lender's clock. */
  atLender: number;
  /** The fields in which they differ, in the order of the rows. */
  differing: readonly string[];
}

/** A section of an order as the lender has it. */
export interface LendersVersion {
  orderNo: string;
  section: string;
  fields: readonly string[];
  saved: Texts | null;
  savedAt: number | null;
  /** Values as the lender would keep them; `null` for those that it would refuse. */
  asKept: (values: Record<string, string>) => Texts | null;
}

/**
 * Whether there is something to choose between: the draft was begun before the lender's record was saved, on another phone or
 * by a command whose answer was lost, and says something else. A draft that says the same is taken as made upon the record.
 */
export function twoVersions(lenders: LendersVersion): TwoVersions | null {
  const { orderNo, section, fields, saved, savedAt } = lenders;
  const draft = readDraft(orderNo, section, fields);
  if (Object.keys(draft.values).length === 0) return null;
  if (!saved || savedAt === null || savedAt === draft.basedOn) return null;
  const kept = lenders.asKept({ ...saved, ...draft.values });
  const differing = fields.filter((field) => {
    const [typed, known] = [draft.values[field], saved[field]?.trim()];
    // Where the lender has nothing, or does not give it back (the number of an account), nothing can be lost.
    if (typed === undefined || !known) return false;
    return typed.trim() !== known && kept?.[field] !== known;
  });
  if (differing.length > 0) return { onPhone: draft.editedAt, atLender: savedAt, differing };
  keepOnPhone(lenders);
  return null;
}

/** The borrower keeps what is on this phone: from now on it counts as made upon the lender's record. */
export function keepOnPhone({ orderNo, section, fields, savedAt }: LendersVersion): void {
  writeDraft(orderNo, section, { ...readDraft(orderNo, section, fields), basedOn: savedAt });
}

/** The borrower keeps what the lender has. */
export function takeLenders({ orderNo, section }: LendersVersion): void {
  clearDraft(orderNo, section);
}
