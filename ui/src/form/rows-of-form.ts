/** A bound row on the page. */
export interface RowOfForm {
  /** The id of its control. */
  id: string;
  label: string;
}

/** Keyed by the form: rows and summary find one another. */
const books = new WeakMap<object, Map<string, RowOfForm>>();

function rowsOf(form: object): Map<string, RowOfForm> {
  const known = books.get(form) ?? new Map<string, RowOfForm>();
  books.set(form, known);
  return known;
}

/** Registers a row for the summary; returns the removal. */
export function enterRow(form: object, name: string, row: RowOfForm): () => void {
  const rows = rowsOf(form);
  rows.set(name, row);
  return () => {
    if (rows.get(name) === row) rows.delete(name);
  };
}

/** The rows on the page with an error, from top to bottom, each with its error. */
export function rowsInPageOrder<Found>(
  form: object,
  find: (name: string) => Found | undefined,
): { name: string; row: RowOfForm; found: Found }[] {
  const placed = [...rowsOf(form)].flatMap(([name, row]) => {
    const found = find(name);
    const element = found === undefined ? null : document.getElementById(row.id);
    return found !== undefined && element ? [{ name, row, found, element }] : [];
  });
  return placed.sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
