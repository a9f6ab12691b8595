import { eventsOf } from '@kopa/contract/fields/field';
import type { Section } from '@kopa/contract/sections';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { logFieldEdit } from '../bridge/events.ts';
import { policy } from '../session/policy.ts';
import { FieldEdits } from './field-edits.ts';
import { fieldOf, fieldTypedInto } from './field-of.ts';

/** Logs the event of each finished edit of a section, by any row or cause (S2-134). */
export function useFieldEvents<Values extends Record<string, string>>(
  form: UseFormReturn<Values>,
  section: Section,
): void {
  useEffect(() => {
    const events = eventsOf(section.events, section.fields, policy().market.regions);
    const fields: ReadonlySet<string> = new Set(Object.keys(events));
    const edits = new FieldEdits(events, form.getValues(), logFieldEdit);
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return;
        edits.changed(name, (values as Record<string, string>)[name] ?? '', fieldTypedInto(fields) === name);
      },
    });
    const left = ({ target }: FocusEvent) => {
      const field = fieldOf(target, fields);
      if (field) edits.left(field);
    };
    const leftAll = () => edits.leftAll();
    document.addEventListener('focusout', left);
    window.addEventListener('pagehide', leftAll);
    return () => {
      stop();
      document.removeEventListener('focusout', left);
      window.removeEventListener('pagehide', leftAll);
      edits.leftAll();
    };
  }, [form, section]);
}
