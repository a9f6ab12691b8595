import type { Control, FieldPathByValue, FieldValues, RegisterOptions, Validate } from 'react-hook-form';
import type { NativeOverlay } from '../platform/native-overlay.js';

/**
 * The `control` that `useForm` gives, whatever its context and its output are. Only the part by which TypeScript finds the
 * form's values is named here: react-hook-form's own type also compares the other two.
 */
export type FormControl<Values extends FieldValues> = Pick<Control<Values>, '_formState'>;

/** Rules of react-hook-form. Their messages are keys for `RhfMessages`, or the words themselves. */
export interface BoundRules<Values extends FieldValues, V> extends Pick<
  RegisterOptions<FieldValues>,
  'required' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'deps' | 'onChange' | 'onBlur'
> {
  validate?: Validate<V, Values> | Record<string, Validate<V, Values>> | undefined;
}

/** What every bound field takes. `V` is the type that the form must hold under `name`. */
export interface Bound<Values extends FieldValues, V> {
  /** Of `useForm`. Left out: that of the nearest `FormProvider`. */
  control?: FormControl<Values> | undefined;
  /** The path of the value. Only paths with values of the right type are accepted. */
  name: FieldPathByValue<Values, V>;
  /** Left out where a resolver (a schema) validates. A `required` rule also shows the asterisk. */
  rules?: BoundRules<Values, V> | undefined;
  /** The value stays out of what is sent, and the row cannot be used. */
  disabled?: boolean | undefined;
  /** Default: an id of its own. */
  id?: string | undefined;
  /** How the error summary names the row where its label is not enough: "Contact 1, name". Default: the label. */
  summaryLabel?: string | undefined;
}

/** What a field has by itself, without what the form gives it. */
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

/** A value of text, which may be missing. */
export type Text = string | null | undefined;

/** A value of yes or no, which may be missing. */
export type Ticked = boolean | null | undefined;

/** A number, which may be missing. */
export type Count = number | null | undefined;

const binding = ['control', 'name', 'rules', 'disabled', 'id', 'summaryLabel'] as const;

/** The field's own props, apart from those that bind it. */
export function ownProps<Props extends { name: string }>(
  props: Props,
): Omit<Props, (typeof binding)[number]> {
  const own: Partial<Props> & Record<string, unknown> = { ...props };
  for (const key of binding) delete own[key];
  return own as unknown as Omit<Props, (typeof binding)[number]>;
}

/** What a bound row gives its picker, and what of its own element a picker takes: the row is what is seen of the two. */
export type GivenToPicker =
  | keyof NativeOverlay
  | 'open'
  | 'onOpenChange'
  | 'title'
  | 'value'
  | 'onConfirm'
  | 'onChoose';
