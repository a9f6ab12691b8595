import type { Control, FieldPathByValue, FieldValues, RegisterOptions, Validate } from 'react-hook-form';
import type { Bound as BoundByName } from '../form/bound.js';

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
export interface Bound<Values extends FieldValues, V> extends BoundByName {
  /** The control of `useForm`. Default: the nearest `FormProvider`'s. */
  control?: FormControl<Values> | undefined;
  /** The path of the value. Only paths with a suitable type are accepted. */
  name: FieldPathByValue<Values, V>;
  /** Omit with a resolver (a schema). A `required` rule also shows the asterisk. */
  rules?: BoundRules<Values, V> | undefined;
}

/** A text value, possibly missing. */
export type Text = string | null | undefined;

/** A boolean value, possibly missing. */
export type Ticked = boolean | null | undefined;

/** A number, possibly missing. */
export type Count = number | null | undefined;
