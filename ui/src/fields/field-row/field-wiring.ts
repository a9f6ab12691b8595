'use client';
import { useId, type ReactNode } from 'react';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** Shows the asterisk and says so to readers. It does not validate: errors come from the parent. */
  required?: boolean | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
  /** Stands below the value. An error takes its place, so that nothing jumps twice. */
  hint?: ReactNode;
  /** How to fix it: "Enter at least 3 letters". Undefined clears it. */
  error?: string | undefined;
  /** The id of the control, for the error summary. */
  id?: string | undefined;
}

export interface FieldWiring {
  fieldId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  /** Put on the control (an input, or the element with the role of the group). */
  control: {
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Makes the ids of a field and ties label, hint and error to its control. */
export function useFieldWiring({
  id,
  required,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'required' | 'hint' | 'error'>): FieldWiring {
  const own = useId();
  const fieldId = id ?? own;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  return {
    fieldId,
    labelId: `${fieldId}-label`,
    hintId,
    errorId,
    control: {
      'aria-required': required ? true : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? errorId : hint ? hintId : undefined,
    },
  };
}
