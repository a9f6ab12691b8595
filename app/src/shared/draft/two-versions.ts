import { clearDraft, readDraft, writeDraft } from './draft.ts';

type Texts = Readonly<Record<string, string>>;

/** A section with different versions on this phone and at the lender. */
export interface TwoVersions {
  /** Time of this phone's version, by its clock. */
  onPhone: number | null;
  /** Time of the lender's version, by the lender's clock. */
  atLender: number;
  /** The differing answers, in row order. */
  differing: readonly { field: string; onPhone: string; atLender: string }[];
}

/** The lender's version of an order's section. */
export interface LendersVersion {
  orderNo: string;
  section: string;
  fields: readonly string[];
  saved: Texts | null;
  savedAt: number | null;
  /** Values in the lender's form; `null` for refused values. */
  asKept: (values: Record<string, string>) => Texts | null;
}

/**
 * Whether a choice is needed: the draft began before the lender's record was saved, on another phone or by a
 * command with a lost answer, and differs. An equal draft counts as based on the record.
 */
export function twoVersions(lenders: LendersVersion): TwoVersions | null {
  const { orderNo, section, fields, saved, savedAt } = lenders;
  const draft = readDraft(orderNo, section, fields);
  if (Object.keys(draft.values).length === 0) return null;
  if (!saved || savedAt === null || savedAt === draft.basedOn) return null;
  const kept = lenders.asKept({ ...saved, ...draft.values });
  const differing = fields.flatMap((field) => {
    const [typed, known] = [draft.values[field]?.trim(), saved[field]?.trim()];
    // Where the lender's value is missing or not returned (an account number), nothing can be lost.
    if (typed === undefined || !known || typed === known || kept?.[field] === known) return [];
    return { field, onPhone: typed, atLender: known };
  });
  if (differing.length > 0) return { onPhone: draft.editedAt, atLender: savedAt, differing };
  keepOnPhone(lenders);
  return null;
}

/** Keeps this phone's version, from now on based on the lender's record. */
export function keepOnPhone({ orderNo, section, fields, savedAt }: LendersVersion): void {
  writeDraft(orderNo, section, { ...readDraft(orderNo, section, fields), basedOn: savedAt });
}

/** Keeps the lender's version. */
export function takeLenders({ orderNo, section }: LendersVersion): void {
  clearDraft(orderNo, section);
}
