'use client';
import type { ComponentProps, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { rowWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { FieldProps, FieldWiring, Obligation } from './field-wiring.js';

export interface FieldErrorProps extends Native<'p', 'dangerouslySetInnerHTML'> {
  /** The id for the control's aria-describedby. */
  id: string;
  /** The remedy. */
  children: string;
}

/** The message of a field in error: icon and words. Renders a `<p>`. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  const strings = useStrings(rowWords);
  return (
    <p {...rest} className={cx('flex gap-1.5 text-caption font-semibold text-danger', className)}>
      <CircleAlert aria-hidden className="mt-px size-[1.25em]" />
      <span className="min-w-0">
        <span className="sr-only">{strings.error} </span>
        {children}
      </span>
    </p>
  );
}

export interface RowMessageProps extends Pick<FieldProps, 'hint' | 'error'> {
  /** From `useFieldWiring`: connects the message with the control. */
  wiring: Pick<FieldWiring, 'errorId' | 'hintId'>;
}

/** The message below a row's value: the error, or the hint, or nothing. Renders a `<p>`. */
export function RowMessage({ wiring, hint, error }: RowMessageProps) {
  if (error)
    return (
      <FieldError id={wiring.errorId} className="mt-1">
        {error}
      </FieldError>
    );
  return hint ? (
    <p id={wiring.hintId} className="mt-0.5 text-caption text-muted">
      {hint}
    </p>
  ) : null;
}

interface FieldLabelOwnProps extends Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> {
  /** The `<label>` or the `<span>`. */
  ref?: Ref<HTMLElement> | undefined;
  /** The id for the control's aria-labelledby. */
  id: string;
  /** The control's id. Without `htmlFor` the label names a group and is a `<span>`. */
  htmlFor?: string | undefined;
  /** Shows the asterisk. */
  required?: boolean | undefined;
  /** Shows "(optional)". Not together with `required`. */
  optional?: boolean | undefined;
  /** The words of the label. */
  children: ReactNode;
}

export type FieldLabelProps = FieldLabelOwnProps & Obligation;

/** The label with its asterisk or "(optional)". Renders a `<label>`, or a `<span>` for a group. */
export function FieldLabel({ htmlFor, required, optional, className, children, ...rest }: FieldLabelProps) {
  const Label = (htmlFor ? 'label' : 'span') as 'label';
  return (
    <Label
      {...(rest as ComponentProps<'label'>)}
      htmlFor={htmlFor}
      className={cx('block', required && 'kopa-required', className)}
    >
      {children}
      {optional && !required ? <Optional /> : null}
    </Label>
  );
}

/** For a field, whose own types have refused `required` with `optional`. */
export const LabelOfField = FieldLabel as (props: FieldLabelOwnProps) => ReactElement;

/** "(optional)". Renders no element. */
function Optional() {
  const strings = useStrings(rowWords);
  return <> {strings.optional}</>;
}
