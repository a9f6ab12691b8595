'use client';
import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Icon } from '../../foundations/icons/index.js';
import { FieldLabel, RowMessage } from './field-message.js';
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
  /** At the end of the row: says what opens. Not together with `trailing`. */
  icon?: Icon | undefined;
  /** The 40 px at the end: a button. */
  trailing?: ReactNode;
  /** Lies below everything and covers the row: the button of a picker row. It takes the taps (`pointer-events-auto -z-1`). */
  cover?: ReactNode;
  /** The control. */
  children?: ReactNode;
}

// A separator runs from the text to the edge; beside a tinted row from edge to edge.
const separator =
  'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:z-1 before:h-px before:bg-decor first:before:hidden data-[tinted]:before:start-0 [[data-tinted]+&]:before:start-0';

const ground = (invalid: boolean, blocked: boolean) =>
  invalid ? 'bg-danger-soft' : blocked ? 'bg-sunken' : null;

/** The look of a row in a card; what it holds says the rest. */
export const rowLook = (invalid: boolean, blocked = false): string =>
  cx('group/row relative flex min-h-row items-center ps-4 pe-2', separator, ground(invalid, blocked));

/** The bar at the start of a row in error. Renders a `<span>`; what it stands in is `relative`. */
export function ErrorBar() {
  return <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-danger" />;
}

/**
 * The frame of a field: label, asterisk, value, hint or error, trailing. Renders a `<div>`; the whole row is the target.
 * Rows live in a FieldGroup.
 */
export function FieldRow(props: FieldRowProps) {
  // Whoever gives a wiring has had it announced and checked.
  return props.wiring ? drawRow(props, props.wiring) : <WiredRow {...props} />;
}

function WiredRow(props: FieldRowProps) {
  return drawRow(props, useFieldWiring(props));
}

/** What a row holds stands in the row itself, unless something is beside it: a form has many rows. */
function drawRow(props: FieldRowProps, wiring: FieldWiring) {
  const { error, typed = false, blocked = false, icon: Icon, trailing, cover } = props;
  const invalid = Boolean(error);
  const isStack = !trailing;
  const inside = cx('pt-2', invalid ? 'pb-2' : 'pb-1.75');
  return (
    <div
      data-field-row=""
      data-invalid={invalid ? '' : undefined}
      data-tinted={invalid || blocked ? '' : undefined}
      className={cx(
        'group/row relative flex min-h-row ps-4',
        isStack ? cx('flex-col justify-center', inside, Icon ? 'pe-12' : 'pe-2') : 'items-center pe-2',
        // The cover lies between the row's ground and what it holds.
        cover !== undefined && 'pointer-events-none isolate',
        separator,
        ground(invalid, blocked),
        typed &&
          'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 focus-within:after:bg-primary',
      )}
    >
      {invalid ? <ErrorBar /> : null}
      {cover}
      {isStack ? (
        drawContent(props, wiring)
      ) : (
        <div className={cx('min-w-0 flex-1', inside)}>{drawContent(props, wiring)}</div>
      )}
      {Icon ? (
        <Icon aria-hidden className="absolute inset-y-0 end-2 my-auto h-5 w-10 px-2.5 text-muted" />
      ) : null}
      {trailing ? (
        <div className="relative flex min-w-10 shrink-0 items-center justify-center text-muted">
          {trailing}
        </div>
      ) : null}
    </div>
  );
}

function drawContent(
  {
    labels = 'group',
    label,
    required,
    optional,
    hint,
    error,
    value,
    typed,
    blocked,
    aside,
    children,
  }: FieldRowProps,
  wiring: FieldWiring,
) {
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
    <>
      {aside === undefined ? (
        name
      ) : (
        <div className="flex gap-2 pe-2">
          {name}
          {aside}
        </div>
      )}
      {value === undefined ? null : <bdi className="kopa-value text-body font-medium text-ink">{value}</bdi>}
      {children}
      <RowMessage wiring={wiring} hint={hint} error={error} />
    </>
  );
}
