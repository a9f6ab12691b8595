'use client';
import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { FieldError, FieldLabel } from './field-message.js';
import { useFieldWiring, type FieldProps, type FieldWiring } from './field-wiring.js';

export interface FieldRowProps extends FieldProps {
  /** From `useFieldWiring`, when the row holds a control. A row that only shows a value needs none. */
  wiring?: FieldWiring;
  /** `control`: the label belongs to one input. `group` (default): it names several, or a button, or only a value. */
  labels?: 'control' | 'group';
  /** What is shown below the label, when there is no control. */
  value?: ReactNode;
  /** Text is typed here: the row shows a line at its bottom while it has the focus. */
  typed?: boolean;
  /** It cannot be filled yet: sunken, quiet. */
  blocked?: boolean;
  /** At the end of the label's line: a counter. */
  aside?: ReactNode;
  /** The 40 px at the end: an icon that says what opens, a button. */
  trailing?: ReactNode;
  /** Lies below everything and covers the row: the button of a picker row. */
  cover?: ReactNode;
  /** The control. */
  children?: ReactNode;
}

/** The look of a row in a card; what it holds says the rest. */
export const rowLook = (invalid: boolean, blocked = false): string =>
  cx(
    'group/row relative flex min-h-row items-center ps-4 pe-2',
    // A separator runs from the text to the edge; beside a tinted row from edge to edge.
    'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:z-1 before:h-px before:bg-decor first:before:hidden data-[tinted]:before:start-0 [[data-tinted]+&]:before:start-0',
    invalid ? 'bg-danger-soft' : blocked ? 'bg-sunken' : null,
  );

/** The bar at the start of a row in error. Renders a `<span>`; what it stands in is `relative`. */
export function ErrorBar() {
  return <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-danger" />;
}

/**
 * The frame of a field: label, asterisk, value, hint or error, trailing. Renders a `<div>`; the whole row is the target.
 * Rows live in a FieldGroup.
 */
export function FieldRow({
  id,
  wiring: given,
  labels = 'group',
  label,
  required,
  optional,
  hint,
  error,
  value,
  typed = false,
  blocked = false,
  aside,
  trailing,
  cover,
  children,
}: FieldRowProps) {
  // Whoever gives a wiring has had it announced and checked.
  const own = useFieldWiring(given ? { id } : { id, label, required, optional, hint, error });
  const wiring = given ?? own;
  const invalid = Boolean(error);
  const name = (
    <FieldLabel
      id={wiring.labelId}
      htmlFor={labels === 'control' ? wiring.fieldId : undefined}
      required={required}
      optional={optional}
      className={cx(
        'text-caption',
        aside !== undefined && 'min-w-0 flex-1',
        blocked ? 'text-subtle' : 'text-muted',
        typed && 'group-focus-within/row:text-primary',
        // The label's own box covers the row, so that a tap anywhere reaches the input.
        labels === 'control' && 'before:absolute before:inset-0',
      )}
    >
      {label}
    </FieldLabel>
  );
  return (
    <div
      data-field-row=""
      data-invalid={invalid ? '' : undefined}
      data-tinted={invalid || blocked ? '' : undefined}
      className={cx(
        rowLook(invalid, blocked),
        typed &&
          'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 focus-within:after:bg-primary',
      )}
    >
      {invalid ? <ErrorBar /> : null}
      {cover}
      <div
        className={cx(
          'min-w-0 flex-1 pt-2',
          invalid ? 'pb-2' : 'pb-1.75',
          cover !== undefined && 'pointer-events-none relative',
        )}
      >
        {aside === undefined ? (
          name
        ) : (
          <div className="flex gap-2 pe-2">
            {name}
            {aside}
          </div>
        )}
        {value === undefined ? null : (
          <p className="text-body font-medium text-ink">
            <bdi>{value}</bdi>
          </p>
        )}
        {children}
        {error ? (
          <div className="mt-1">
            <FieldError id={wiring.errorId}>{error}</FieldError>
          </div>
        ) : hint ? (
          <p id={wiring.hintId} className="mt-0.5 text-caption text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      {trailing ? (
        <div
          className={cx(
            'relative flex min-w-10 shrink-0 items-center justify-center text-muted',
            cover !== undefined && 'pointer-events-none',
          )}
        >
          {trailing}
        </div>
      ) : null}
    </div>
  );
}
