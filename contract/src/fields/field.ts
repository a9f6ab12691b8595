/** Values of a section, text by field. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** A list of choices for a field. */
export interface List {
  /** Every code that is read, in the order of the choices. */
  codes: readonly string[];
  /** The codes that a borrower can choose, if other codes are only read. */
  offered?: readonly string[];
  /**
   * Where the labels are, a file and a key of `locales/<language>`: 'enumerations:incomeBand' has one label a
   * code. None for proper names, which are the same in every language.
   */
  labels?: string;
  /** There is one text for all codes, at `labels`; the code is filled in under this name. */
  fills?: string;
  /** The proper name of a code. */
  nameOf?: (code: string) => string | undefined;
}

/**
 * A field of the application. Form schema, call, choices, events of edits, "My data" and the documents of the
 * API are made from it. Its label is `<field>.label` in the words of its section.
 */
export interface Field<Kind extends string = string> {
  /** How the field is checked: each section has one rule a kind. */
  kind: Kind;
  /** The lists of the field's choices; none for a typed field. */
  lists?: readonly List[];
  /**
   * The list that applies beside the other values of the section, by default the first; `null`: the field is
   * not asked.
   */
  listBeside?: (values: Texts) => List | null;
  /** The field is chosen, although not from a list: a day or a month. */
  chosen?: true;
  /** How many characters the value has. */
  length?: number;
  /** The field may stay empty. */
  optional?: true;
  /** The field is asked only where the form of the policy, or the kind of account, has it. */
  extra?: true;
  /** The applicants who are asked: with work, or with an employer; by default all (S4-56 to S4-62). */
  asked?: 'working' | 'employed';
  /** An edit of that other field clears this one (S4-51, S4-55, S4-70). */
  follows?: string;
  /** The contact that the field belongs to, and the row of that contact. */
  contact?: { slot: number; row: 'name' | 'mobile' | 'relation' };
}

/** The fields of a section by their wire names, in the order of their rows. */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a table that only some policies ask for. */
export type ExtraOf<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { extra: true } ? Name : never;
}[keyof Table];

/** The fields of a table that every policy asks for. */
export type CommonOf<Table extends Fields> = Exclude<keyof Table, ExtraOf<Table>> & string;

/** A field that chooses from one list of `enumerations.json`. */
/* @__NO_SIDE_EFFECTS__ */
export function choice(list: string, codes: readonly string[], offered?: readonly string[]) {
  return {
    kind: 'choice' as const,
    lists: [{ labels: `enumerations:${list}`, codes, ...(offered && { offered }) }] as const,
  };
}

/** The names of a table, in the order of the rows. */
/* @__NO_SIDE_EFFECTS__ */
export function namesOf<Table extends Fields>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table);
}

/** The names of a table that every policy asks for, in the order of the rows. */
/* @__NO_SIDE_EFFECTS__ */
export function commonOf(table: Fields): readonly string[] {
  return namesOf(table).filter((name) => !table[name]!.extra);
}

/** The names of a table that only some policies ask for. */
/* @__NO_SIDE_EFFECTS__ */
export function extrasOf<Table extends Fields>(table: Table): readonly (ExtraOf<Table> & string)[] {
  return Object.keys(table).filter((name) => table[name]!.extra) as (ExtraOf<Table> & string)[];
}

/**
 * The list that a field chooses from beside these values; `null` for a field that is typed, or not asked for.
 */
export function listOf(field: Field, values: Texts): List | null {
  return field.listBeside ? field.listBeside(values) : (field.lists?.[0] ?? null);
}

/**
 * The event of a finished edit of each field, as in `{ firstName: 'basicInfo_input_firstName' }` (S2-134 to
 * S2-138). States and cities are typed where the region says so.
 */
export function eventsOf(
  prefix: string,
  table: Fields,
  region: 'kenya' | 'typed',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { kind, lists, chosen }]) => {
      const typed = (!lists && !chosen) || (kind === 'place' && region === 'typed');
      return [name, `${prefix}_${typed ? 'input' : 'select'}_${name}`];
    }),
  );
}
