import { readDraft, type Draft } from '../draft/draft.ts';

type Texts = Record<string, string>;

/** Makes values fit their form: one that its list does not have becomes '' and is named. */
export type Repair = (values: Texts) => { values: Texts; cleared: readonly string[] };

/** What a form opens with: the lender's record under the draft, both made fit. */
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
  // What does not fit in the draft is dropped from it, and the record's value counts; what does not fit there is cleared.
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
