'use client';
import { cva } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';
import type { Icon } from '../../foundations/icons/index.js';
import { LabelOfField, RowMessage } from './field-message.js';
import { useFieldWiring, type FieldProps, type FieldWiring, type Obligation } from './field-wiring.js';

interface FieldRowOwnProps extends FieldProps, Native<'div', keyof FieldProps | 'dangerouslySetInnerHTML'> {
  /** From `useFieldWiring`, when the row holds a control. A row with a mere value needs none. */
  wiring?: FieldWiring;
  /**
   * `control`: the label belongs to one input. `group` (default): the label names several inputs, a button or
   * a value.
   */
  labels?: 'control' | 'group';
  /** The value below the label, without a control. */
  value?: ReactNode;
  /** The row is for typing: a line at the bottom marks the focus. */
  typed?: boolean;
  /** The row cannot be filled yet: sunken and quiet. */
  blocked?: boolean;
  /** At the end of the label's line: a counter. */
  aside?: ReactNode;
  /** The icon at the end of the row, for the kind of sheet. Not together with `trailing`. */
  icon?: Icon | undefined;
  /** A button in the 40 px at the end. */
  trailing?: ReactNode;
  /**
   * An element below the content that covers the row: the button of a picker row. Receives the taps
   * (`pointer-events-auto -z-1`).
   */
  cover?: ReactNode;
  /** The control. */
  children?: ReactNode;
}

export type FieldRowProps = FieldRowOwnProps & Obligation;

// A separator runs from the text to the edge; beside a tinted row from edge to edge.
const separator =
  'before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:z-1 before:h-px before:bg-decor first:before:hidden data-[tinted]:before:start-0 [[data-tinted]+&]:before:start-0';

const ground = { invalid: 'bg-danger-soft', blocked: 'bg-sunken', none: null };
type Ground = keyof typeof ground;

const groundOf = (invalid: boolean, blocked: boolean): Ground =>
  invalid ? 'invalid' : blocked ? 'blocked' : 'none';

const frame = cva('group/row relative flex min-h-row ps-4', { variants: { ground } });
// The content stands in the row itself, without a wrapper, unless another element stands beside the content.
const content = cva('pt-2', { variants: { invalid: { true: 'pb-2', false: 'pb-1.75' } } });
const inner = cva(null, {
  variants: {
    holds: {
      stack: 'flex-col justify-center pe-2',
      stackAndIcon: 'flex-col justify-center pe-12',
      line: 'items-center pe-2',
    },
    // The cover lies between the row's background and its content.
    covered: { true: 'pointer-events-none isolate', false: null },
    typed: {
      true: 'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-0.5',
      false: null,
    },
    invalid: { true: null, false: null },
  },
  compoundVariants: [
    { typed: true, invalid: false, class: 'focus-within:after:bg-primary' },
    { typed: true, invalid: true, class: 'focus-within:after:bg-danger' },
  ],
});

/** Classes of a row in a card. */
export const rowLook = (invalid: boolean, blocked: boolean, className?: string): string =>
  frame({
    ground: groundOf(invalid, blocked),
    className: [inner({ holds: 'line' }), separator, className],
  });

const box = cva(
  'relative overflow-hidden rounded-medium border after:pointer-events-none after:absolute after:inset-0 after:rounded-medium after:border-2 after:border-transparent',
  {
    variants: {
      ground: {
        invalid: 'border-danger bg-danger-soft focus-within:after:border-danger',
        blocked: 'border-control bg-sunken',
        none: 'border-control bg-surface focus-within:after:border-primary',
      },
    },
  },
);

/** Classes of a frame with a single typed value. */
export const boxLook = (invalid: boolean, blocked = false, className?: string): string =>
  box({ ground: groundOf(invalid, blocked), className });

/** The bar at the start of a row in error. Renders a `<span>`; the parent must be `relative`. */
export function ErrorBar() {
  return <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-danger" />;
}

/**
 * The frame of a field: label, asterisk, value, hint or error, trailing element. Renders a `<div>`, which
 * receives `<div>` props; the whole row is the target. Rows live in a FieldGroup.
 */
export function FieldRow(props: FieldRowProps) {
  // A row with a wiring has already been announced and checked.
  return props.wiring ? drawRow(props, props.wiring) : <WiredRow {...props} />;
}

function WiredRow(props: FieldRowProps) {
  return drawRow(props, useFieldWiring(props));
}

/** For a field, whose own types have refused `required` with `optional`. */
export const RowOfField = FieldRow as (props: FieldRowOwnProps) => ReactElement;

/** The content stands in the row itself, without a wrapper, because a form has many rows. */
function drawRow(props: FieldRowOwnProps, wiring: FieldWiring) {
  const {
    id,
    wiring: given,
    labels,
    label,
    required,
    optional,
    hint,
    error,
    value,
    typed = false,
    blocked = false,
    aside,
    icon: Icon,
    trailing,
    cover,
    children,
    className,
    ...rest
  } = props;
  const invalid = Boolean(error);
  const isStack = !trailing;
  const what = { labels, label, required, optional, hint, error, value, typed, blocked, aside, children };
  return (
    <div
      {...rest}
      // With a wiring, the control in the row has the id.
      id={given ? undefined : id}
      data-field-row=""
      data-invalid={invalid ? '' : undefined}
      data-tinted={invalid || blocked ? '' : undefined}
      className={frame({
        ground: groundOf(invalid, blocked),
        className: [
          inner({
            holds: isStack ? (Icon ? 'stackAndIcon' : 'stack') : 'line',
            covered: cover !== undefined,
            typed,
            invalid,
          }),
          isStack && content({ invalid }),
          separator,
          className,
        ],
      })}
    >
      {invalid ? <ErrorBar /> : null}
      {cover}
      {isStack ? (
        drawContent(what, wiring)
      ) : (
        <div className={content({ invalid, className: 'min-w-0 flex-1' })}>{drawContent(what, wiring)}</div>
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

const labelLook = cva('text-caption', {
  variants: {
    beside: { true: 'min-w-0 flex-1', false: null },
    ground: { invalid: 'text-danger', blocked: 'text-subtle', none: 'text-muted' },
    typed: { true: null, false: null },
    // The label covers the row, so that a tap anywhere reaches the input.
    labels: { control: 'before:absolute before:inset-0', group: null },
  },
  compoundVariants: [{ typed: true, ground: 'none', class: 'group-focus-within/row:text-primary' }],
});

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
  }: FieldRowOwnProps,
  wiring: FieldWiring,
) {
  const name = (
    <LabelOfField
      id={wiring.labelId}
      htmlFor={labels === 'control' ? wiring.fieldId : undefined}
      required={required}
      optional={optional}
      className={labelLook({
        labels,
        typed,
        ground: groundOf(Boolean(error), blocked ?? false),
        beside: aside !== undefined,
      })}
    >
      {label}
    </LabelOfField>
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
