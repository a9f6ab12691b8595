'use client';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, type Control, type FieldError } from 'react-hook-form';
import {
  errorAt,
  namesInError,
  reportsOf,
  rowsInPageOrder,
  subscribeToReports,
  type RowOfForm,
} from './rows-of-form.js';

/** What the last submit, or the last `reportErrors`, has found. */
export interface Found {
  /** Another number each time. 0 until something was sent, and after `reset()`. */
  attempt: number;
  /** Told by `reportErrors`. */
  isReported: boolean;
  /** Of rows on the page, from top to bottom. */
  errors: readonly { name: string; row: RowOfForm; error: FieldError }[];
  /** Of fields that have no row on the page. */
  others: readonly { name: string; error: FieldError }[];
}

const nothing: Found = { attempt: 0, isReported: false, errors: [], others: [] };

// A server has no page; React 18 says so of a layout effect there.
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The form of what was given, or of the nearest `FormProvider`; none when there is neither. */
export function useControl(given: unknown): Control | undefined {
  const above = useFormContext() as ReturnType<typeof useFormContext> | null;
  return (given ?? above?.control) as Control | undefined;
}

/** Gathers a form's errors after each submit and each `reportErrors`, and keeps them as they are until the next. */
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
    // In the frame in which the rows are marked: the page is laid out once.
    if (control._options.shouldFocusError === false) return gather();
    // Later than react-hook-form, which focuses the first wrong row in a timer of its own; and at once, so that
    // the rows, which wait as long before they are read out, find the focus on the summary.
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
