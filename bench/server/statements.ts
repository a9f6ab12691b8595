import { Client } from 'pg';

/** A statement as the driver received it, and the origin of its parameters. */
export interface Statement {
  text: string;
  values: Value[];
  /** Whether rows come as lists, as the query layer asks for them. */
  rowMode?: 'array';
  /** A statement with a name is planned once a connection. */
  name?: string;
}

/**
 * A text with `{{name}}` for the request's values; or a value of an earlier statement's first row, such as an
 * id; or a constant.
 */
export type Value = { text: string } | { of: number; column: number } | { always: unknown };

interface Recorded {
  text: string;
  values: unknown[];
  rowMode?: 'array';
  name?: string;
  row?: unknown[];
}

let recording: Recorded[] | null = null;

/** Lets `record` see the statements of all connections of this process. */
export function watchStatements(): void {
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  const watched = function (this: Client, ...args: unknown[]): unknown {
    const [first, second] = args;
    const config: Partial<Recorded> = typeof first === 'string' ? { text: first } : (first as Recorded);
    if (!recording || typeof config.text !== 'string') return original.apply(this, args);
    const values = Array.isArray(second) ? second : (config.values ?? []);
    const { text, rowMode, name } = config;
    const seen: Recorded = { text, values, ...(rowMode && { rowMode }), ...(name && { name }) };
    recording.push(seen);
    const keep = (result: { rows?: unknown[] } | undefined) => {
      const row = result?.rows?.[0];
      if (row) seen.row = Array.isArray(row) ? row : Object.values(row);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function')
      return original.apply(this, [
        ...args.slice(0, -1),
        (error: unknown, result: never) => {
          keep(result);
          callback(error, result);
        },
      ]);
    const answer = original.apply(this, args) as Promise<{ rows?: unknown[] }>;
    return answer.then((result) => {
      keep(result);
      return result;
    });
  };
  Client.prototype.query = watched as typeof Client.prototype.query;
}

/**
 * Records the statements of some work, which returns the known values of its request; in the statements these
 * become placeholders.
 */
export async function record(work: () => Promise<Record<string, string>>): Promise<Statement[]> {
  recording = [];
  const known = await work();
  const seen = recording;
  recording = null;
  const names = Object.entries(known).toSorted((one, other) => other[1].length - one[1].length);
  return seen.map(({ text, values, rowMode, name }, index) => ({
    text,
    values: values.map((value) => {
      if (typeof value === 'string')
        return { text: names.reduce((sum, [name, own]) => sum.replaceAll(own, `{{${name}}}`), value) };
      return given(seen, index, value) ?? { always: value };
    }),
    ...(rowMode && { rowMode }),
    ...(name && { name }),
  }));
}

/** A number that the database gave just before is that one. */
function given(seen: readonly Recorded[], before: number, value: unknown): Value | undefined {
  if (typeof value !== 'number') return undefined;
  for (let of = before - 1; of >= 0; of -= 1) {
    if (!/returning/.test(seen[of]!.text)) continue;
    const column = (seen[of]!.row ?? []).findIndex((cell) => String(cell) === String(value));
    if (column >= 0) return { of, column };
  }
  return undefined;
}

/** The values of a statement for one request. */
export function filledIn(
  { values }: Statement,
  known: Record<string, string>,
  rows: readonly unknown[][],
): unknown[] {
  return values.map((value) => {
    if ('text' in value) return value.text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => known[name]!);
    return 'of' in value ? rows[value.of]?.[value.column] : value.always;
  });
}
