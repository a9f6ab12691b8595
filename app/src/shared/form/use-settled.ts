import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** A value derived from the form after each finished edit: a row left or chosen. Typing renders nothing. */
export function useSettled<Values extends Record<string, string>, Result extends string | number | boolean>(
  form: UseFormReturn<Values>,
  compute: (values: Values) => Result,
): Result {
  const [result, setResult] = useState(() => compute(form.getValues()));
  useEffect(() => {
    const update = () => setResult(compute(form.getValues()));
    const typing = () =>
      document.activeElement?.matches('input:not([type=radio]):not([type=checkbox]), textarea');
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!typing()) update();
      },
    });
    document.addEventListener('focusout', update);
    return () => {
      stop();
      document.removeEventListener('focusout', update);
    };
    // `compute` is a constant of its screen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
  return result;
}

/** The share of the given rows with values, from 0 to 1. */
export function filledShare(values: Readonly<Record<string, string>>, wanted: readonly string[]): number {
  return wanted.length === 0 ? 1 : wanted.filter((field) => values[field] !== '').length / wanted.length;
}
