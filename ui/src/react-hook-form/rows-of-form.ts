import { get, type FieldError, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FormControl } from './binding.js';

/** A bound row on the page. */
export interface RowOfForm {
  /** The id of its control. */
  id: string;
  label: string;
}

interface Book {
  rows: Map<string, RowOfForm>;
  /** The number of `reportErrors` calls. */
  reports: number;
  listeners: Set<() => void>;
}

/** Keyed by the form's control: rows and summary find one another without a provider of ours. */
const books = new WeakMap<object, Book>();

function bookOf(control: object): Book {
  let book = books.get(control);
  if (!book) {
    book = { rows: new Map(), reports: 0, listeners: new Set() };
    books.set(control, book);
  }
  return book;
}

const isError = (found: unknown): found is FieldError =>
  typeof (found as Partial<FieldError> | undefined)?.type === 'string';

/** The error of a row; for a row with several values, such as a state and its city, the first. */
export function errorAt(errors: FieldErrors, name: string): FieldError | undefined {
  const found: unknown = get(errors, name);
  if (isError(found)) return found;
  return Object.values(found ?? {}).find(isError);
}

/** The names of all errors, as paths: 'home.city'. */
export function namesInError(errors: FieldErrors, above = ''): string[] {
  return Object.entries(errors).flatMap(([key, found]) => {
    const name = above + key;
    if (isError(found)) return [name];
    return typeof found === 'object' && found !== null ? namesInError(found as FieldErrors, `${name}.`) : [];
  });
}

/** Registers a row for the summary; returns the removal. */
export function enterRow(control: object, name: string, row: RowOfForm): () => void {
  const { rows } = bookOf(control);
  rows.set(name, row);
  return () => {
    if (rows.get(name) === row) rows.delete(name);
  };
}

/** The rows on the page with an error, from top to bottom, each with its error. */
export function rowsInPageOrder<Found>(
  control: object,
  find: (name: string) => Found | undefined,
): { name: string; row: RowOfForm; found: Found }[] {
  const placed = [...bookOf(control).rows].flatMap(([name, row]) => {
    const found = find(name);
    const element = found === undefined ? null : document.getElementById(row.id);
    return found !== undefined && element ? [{ name, row, found, element }] : [];
  });
  return placed.sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

export function subscribeToReports(control: object, listener: () => void): () => void {
  const { listeners } = bookOf(control);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const reportsOf = (control: object): number => bookOf(control).reports;

/**
 * Lets `RhfErrorSummary` collect the form's errors again and take the focus: after `setError` with a server's
 * findings, when `handleSubmit` has ended.
 */
export function reportErrors<Values extends FieldValues>(control: FormControl<Values>): void {
  const book = bookOf(control);
  book.reports += 1;
  for (const listener of book.listeners) listener();
}
