import { memo, type ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues, RegisterOptions, Validate } from 'react-hook-form';
import type { NativeOverlay } from '../platform/native-overlay.js';

/**
 * The `control` of `useForm`, for any context and output. Names only the part from which TypeScript infers
 * the form's values: react-hook-form's own type also compares the other two.
 */
export type FormControl<Values extends FieldValues> = Pick<Control<Values>, '_formState'>;

/** Rules of react-hook-form. Their messages are keys for `RhfMessages`, or texts. */
export interface BoundRules<Values extends FieldValues, V> extends Pick<
  RegisterOptions<FieldValues>,
  'required' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'deps' | 'onChange' | 'onBlur'
> {
  validate?: Validate<V, Values> | Record<string, Validate<V, Values>> | undefined;
}

/** Props of every bound field. `V` is the type of the form's value under `name`. */
export interface Bound<Values extends FieldValues, V> {
  /** The control of `useForm`. Default: the nearest `FormProvider`'s. */
  control?: FormControl<Values> | undefined;
  /** The path of the value. Only paths with a suitable type are accepted. */
  name: FieldPathByValue<Values, V>;
  /** Omit with a resolver (a schema). A `required` rule also shows the asterisk. */
  rules?: BoundRules<Values, V> | undefined;
  /** Excludes the value from the submit and disables the row. */
  disabled?: boolean | undefined;
  /** Default: a generated id. */
  id?: string | undefined;
  /**
   * The row's name in the error summary when the label is not enough: "Contact 1, name". Default: the label.
   */
  summaryLabel?: string | undefined;
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

/** A text value, possibly missing. */
export type Text = string | null | undefined;

/** A boolean value, possibly missing. */
export type Ticked = boolean | null | undefined;

/** A number, possibly missing. */
export type Count = number | null | undefined;

const binding = ['control', 'name', 'rules', 'disabled', 'id', 'summaryLabel'] as const;
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
