'use client';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, type Control, type FieldError } from 'react-hook-form';
import { rowsInPageOrder, type RowOfForm } from '../form/rows-of-form.js';
import { errorAt, namesInError, reportsOf, subscribeToReports } from './form-errors.js';

/** The errors of the last submit or the last `reportErrors`. */
export interface Found {
  /** Changes with each submit that found errors. 0 before the first submit, and after `reset()`. */
  attempt: number;
  /** Set by `reportErrors`. */
  isReported: boolean;
  /** For rows on the page, from top to bottom. */
  errors: readonly { name: string; row: RowOfForm; error: FieldError }[];
  /** For fields without a row on the page. */
  others: readonly { name: string; error: FieldError }[];
}

const nothing: Found = { attempt: 0, isReported: false, errors: [], others: [] };

// React 18 warns about layout effects on a server.
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The form of the given control or of the nearest `FormProvider`; undefined without either. */
export function useControl(given: unknown): Control | undefined {
  const above = useFormContext() as ReturnType<typeof useFormContext> | null;
  return (given ?? above?.control) as Control | undefined;
}

/**
 * Collects a form's errors after each submit and each `reportErrors`, and keeps the errors until the next
 * one.
 */
export function useFound(control: Control): Found {
  const { submitCount } = useFormState({ control });
  const reports = useSyncExternalStore(
    (changed) => subscribeToReports(control, changed),
    () => reportsOf(control),
    () => 0,
  );
  const [found, setFound] = useState({ ...nothing, reports });

  useEffectBeforePaint(() => {
    const attempt = submitCount + reports;
    const gather = () =>
      setFound((before) =>
        attempt === 0
          ? { ...nothing, reports }
          : { attempt, reports, isReported: reports !== before.reports, ...errorsOf(control) },
      );
    // In the same frame as the rows' marks: one layout.
    if (control._options.shouldFocusError === false) return gather();
    // After react-hook-form's timer, which focuses the first wrong row, and without further delay, so that
    // the rows, which wait equally long before their announcement, find the focus on the summary.
    const timer = setTimeout(() => flushSync(gather));
    return () => clearTimeout(timer);
  }, [control, submitCount, reports]);

  return found;
}

function errorsOf(control: Control): Pick<Found, 'errors' | 'others'> {
  const all = control._formState.errors;
  const errors = rowsInPageOrder(control, (name) => errorAt(all, name)).map(
    ({ name, row, found: error }) => ({ name, row, error }),
  );
  const inRows = new Set(errors.map(({ name }) => name));
  const others = namesInError(all).flatMap((name) => {
    const error = errorAt(all, name);
    // A row may hold several values, such as a state and its city.
    const isInRow = inRows.has(name) || errors.some((row) => name.startsWith(`${row.name}.`));
    return error && !isInRow ? [{ name, error }] : [];
  });
  return { errors, others };
}
