'use client';
import { useId, type ElementType, type ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';
import { useAnnouncedError } from './announce-errors.js';
import { complainOfField } from './field-complaints.js';

/** Props of every field. */
export interface FieldProps {
  /** The question, shown above the value. */
  label: string;
  /** Shows the asterisk and announces the requirement. Does not validate: errors come from the host. */
  required?: boolean | undefined;
  /** Shows "(optional)" after the label. Not together with `required`. */
  optional?: boolean | undefined;
  /** Text below the value. An error replaces the hint, so that the layout shifts only once. */
  hint?: ReactNode;
  /**
   * The remedy: "Enter at least 3 letters". Marks the field red, with an icon, and is announced. Undefined
   * clears the error; never pass an empty text.
   */
  error?: string | undefined;
  /** The id of the control, for the error summary. Unique on the page; generated when omitted. */
  id?: string | undefined;
}

/**
 * A field is required, optional, or neither. `Omit` of a field's props knows both as independent: a wrapper
 * omits one of the two, too.
 */
export type Obligation =
  | { required?: boolean | undefined; optional?: false | undefined }
  | { required?: false | undefined; optional?: boolean | undefined };

/**
 * The props that a field accepts for its control (`Element`), without those that have a meaning of their own
 * (`Taken`). `className` and `style` go to the row, the outermost element; other props go to the control.
 */
export type ControlProps<Element extends ElementType, Taken extends PropertyKey = never> = Native<
  Element,
  keyof FieldProps | 'children' | 'dangerouslySetInnerHTML' | Taken
>;

/** The ids that connect the parts of a field; from `useFieldWiring`. */
export interface FieldWiring {
  /** Id of the control. */
  fieldId: string;
  /** Id of the label. */
  labelId: string;
  /** Id of the hint. */
  hintId: string;
  /** Id of the error. */
  errorId: string;
  /** Props of the control (an input, or the element with the group's role). */
  control: {
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/**
 * Generates the ids of a field, connects label, hint and error with the control, and announces a new error.
 *
 * @param component The component's name in complaints: 'TextField'.
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
    /** The host's own description, placed before the field's hint or error. */
    'aria-describedby'?: string | undefined;
  },
  component = 'FieldRow',
): FieldWiring {
  const own = useId();
  complainOfField(component, { label, required, optional, error });
  const fieldId = id ?? own;
  // The lender answers a code while the borrower is still in its field.
  useAnnouncedError(label, error, component === 'CodeField' ? undefined : fieldId);
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

/** Joins ids for an ARIA attribute and skips undefined ids; undefined when none remain. */
export const joinIds = (...ids: ReactNode[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
