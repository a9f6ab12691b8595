import { get, type FieldError, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FormControl } from './binding.js';

interface Book {
  /** The number of `reportErrors` calls. */
  reports: number;
  listeners: Set<() => void>;
}

/** Keyed by the form's control: `reportErrors` and summary find one another without a provider of ours. */
const books = new WeakMap<object, Book>();

function bookOf(control: object): Book {
  let book = books.get(control);
  if (!book) {
    book = { reports: 0, listeners: new Set() };
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
