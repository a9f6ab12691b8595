import { readDraft, type Draft } from '../draft/draft.ts';

type Texts = Record<string, string>;

/** Repairs values for their form: a value outside of its list becomes '' and is reported. */
export type Repair = (values: Texts) => { values: Texts; cleared: readonly string[] };

/** The initial values: the lender's record under the draft, both repaired. */
export function startValues<Values extends Texts>({
  orderNo,
  section,
  empty,
  saved,
  savedAt,
  repair = (values) => ({ values, cleared: [] }),
}: {
  orderNo: string;
  section: string;
  empty: Values;
  saved: Readonly<Texts> | null;
  savedAt: number | null;
  repair?: Repair | undefined;
}): { values: Values; draft: Draft } {
  const stored = readDraft(orderNo, section, Object.keys(empty));
  // An invalid draft value is dropped in favour of the record's; an invalid record value is cleared.
  const { cleared } = repair(pick(empty, { ...saved, ...stored.values }));
  const drafted = Object.fromEntries(
    Object.entries(stored.values).filter(([field]) => !cleared.includes(field)),
  );
  const { values } = repair(pick(empty, { ...saved, ...drafted }));
  const begun = Object.keys(drafted).length > 0;
  return {
    values: pick(empty, values),
    draft: { ...stored, values: drafted, basedOn: begun ? stored.basedOn : savedAt },
  };
}

function pick<Values extends Texts>(empty: Values, given: Texts): Values {
  return Object.fromEntries(
    Object.entries(empty).map(([field, fallback]) => [field, given[field] ?? fallback]),
  ) as Values;
}
