import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useKept, type DraftPlace } from '../work/use-draft.ts';
import { useDeskForm } from './desk-form.tsx';

const typed = z.catch(z.record(z.string(), z.string()), {});

/** A form about one item. What is typed into its empty fields outlives a reload and the session. */
export function useKeptForm<Values extends FieldValues>(
  schema: z.ZodMiniType,
  empty: Values,
  place: DraftPlace,
  itemId: string,
): { form: UseFormReturn<Values>; forget: () => void } {
  const draft = useKept(place, itemId);
  const isTyped = (name: string) => empty[name] === '';
  const form = useDeskForm<Values>(schema, { ...empty, ...keptIn(draft.read(), isTyped) });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const filled = Object.entries(values).filter(([name, value]) => isTyped(name) && value !== '');
          draft.keep(filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled)));
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps
    [form, draft],
  );
  return { form, forget: () => draft.keep('') };
}

function keptIn(text: string, isTyped: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = text === '' ? {} : typed.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries(kept).filter(([name]) => isTyped(name)));
}
