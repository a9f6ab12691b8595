import { memo, type ReactElement, type ReactNode } from 'react';
import type { NativeOverlay } from '../platform/native-overlay.js';

/** The form's part of every bound row. */
export interface BoundRow {
  id: string;
  /** Text; undefined for a valid row. */
  error: string | undefined;
  required: boolean | undefined;
  /** Undefined unless the field or its form is disabled. */
  disabled: true | undefined;
}

/** A row with a controlled value. */
export interface ControlledRow<V> extends BoundRow {
  value: V | null;
  onChange: (value: V | null) => void;
  /** The row has lost the focus, or its sheet has closed. */
  onBlur: () => void;
}

/** Props of every field that `FormBinding` binds. */
export interface Bound {
  /** The name of the value in the form. */
  name: string;
  /** Excludes the value from the submit and disables the row. */
  disabled?: boolean | undefined;
  /** Default: a generated id. */
  id?: string | undefined;
  /**
   * The row's name in the error summary when the label is not enough: "Contact 1, name". Default: the label.
   */
  summaryLabel?: string | undefined;
}

interface BindProps<Held> {
  /** The exported name, for complaints. */
  component: string;
  bound: Bound & { required?: boolean | undefined };
  /** As the row is called. */
  label: string;
  /**
   * Several controls, or a control without blur events: the row is left when the focus leaves its element.
   */
  group?: boolean | undefined;
  /** The inputs of the row stand in the form under the field's name, with the field's value. */
  native?: boolean | undefined;
  children: (row: ControlledRow<Held>) => ReactElement;
}

/** Binds a row with a controlled value and renders the child's result: by an adapter, or by a library. */
export type Bind = <Held>(props: BindProps<Held>) => ReactNode;

/** What a row of several libraries is told beside its own props. */
export interface Binds {
  Bind: Bind;
  component: string;
}

/** The props of a field without those from the form. */
export type Unbound<Props, Given extends PropertyKey = never> = Omit<
  Props,
  | 'id'
  | 'name'
  | 'ref'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'disabled'
  | 'inputProps'
  | Given
>;

/** The props of the binding: a library's, too. */
export const binding = ['control', 'name', 'rules', 'disabled', 'id', 'summaryLabel'] as const;
const isBinding: ReadonlySet<string> = new Set(binding);

/**
 * `optional` beside the form's `required`: the public types have refused both, which no type of a part knows.
 */
export interface Unasked {
  optional?: undefined;
}

/** The field's own props, without the binding. */
export function ownProps<Props extends { name: string }>(
  props: Props,
): Omit<Props, (typeof binding)[number] | 'optional'> & Unasked {
  // A copy and no `delete`, which would make a slow dictionary of every row's props.
  return Object.fromEntries(Object.entries(props).filter(([key]) => !isBinding.has(key))) as never;
}

/**
 * A row that does not render again with equal props: a screen renders all its rows when one value adds or
 * removes a row.
 */
export const boundRow = <Row extends (props: never) => ReactNode>(row: Row) =>
  memo(row as never) as unknown as Row;

/** The props that a bound row sets on its picker, and those of the element, which go to the row. */
export type GivenToPicker =
  | keyof NativeOverlay
  | 'open'
  | 'onOpenChange'
  | 'title'
  | 'value'
  | 'onConfirm'
  | 'onChoose';
