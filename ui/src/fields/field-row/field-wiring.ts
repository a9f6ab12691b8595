'use client';
import { useId, type ElementType, type ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';
import { useAnnouncedError } from './announce-errors.js';
import { complainOfField } from './field-complaints.js';

/** What every field takes. */
export interface FieldProps {
  /** What is asked, in the words that stand above the value. */
  label: string;
  /** Shows the asterisk and says so to readers. It does not validate: errors come from the parent. */
  required?: boolean | undefined;
  /** Says "(optional)" after the label. Not together with `required`. */
  optional?: boolean | undefined;
  /** Stands below the value. An error takes its place, so that nothing jumps twice. */
  hint?: ReactNode;
  /**
   * How to fix it: "Enter at least 3 letters". The parent marks the field with it: red, with an icon, and read out. Undefined
   * clears it; never an empty text.
   */
  error?: string | undefined;
  /** The id of the control, for the error summary. Unique on the page; left out, it gets one. */
  id?: string | undefined;
}

/**
 * What a field takes of its control (`Element`) beside what it gives a meaning of its own (`Taken`): `className` and `style`
 * go to the row, the outermost element that it renders; everything else to the control.
 */
export type ControlProps<Element extends ElementType, Taken extends PropertyKey = never> = Native<
  Element,
  keyof FieldProps | 'children' | 'dangerouslySetInnerHTML' | Taken
>;

/** What ties a field's parts together; from `useFieldWiring`. */
export interface FieldWiring {
  /** Of the control. */
  fieldId: string;
  /** Of its label. */
  labelId: string;
  /** Of its hint. */
  hintId: string;
  /** Of its error. */
  errorId: string;
  /** Put on the control (an input, or the element with the role of the group). */
  control: {
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/**
 * Makes the ids of a field, ties label, hint and error to its control, and has a new error read out.
 *
 * @param component Its name in complaints to developers: 'TextField'.
 */
export function useFieldWiring(
  {
    id,
    label,
    required,
    optional,
    hint,
    error,
    'aria-describedby': described,
  }: Partial<FieldProps> & {
    /** From outside: stands before the field's own hint or error. */
    'aria-describedby'?: string | undefined;
  },
  component = 'FieldRow',
): FieldWiring {
  const own = useId();
  useAnnouncedError(label, error);
  complainOfField(component, { label, required, optional, error });
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
      'aria-describedby': joinIds(described, error ? errorId : hint && hintId),
    },
  };
}

/** Ids for an ARIA attribute, without those that are not there; undefined for none. */
export const joinIds = (...ids: ReactNode[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
