'use client';
import { useEffect, useId, useMemo, type ReactElement } from 'react';
import {
  useController,
  useForm,
  useFormContext,
  useFormState,
  type Control,
  type FieldError,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { focusField } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import type { Bind, BoundRow, ControlledRow } from '../form/bound.js';
import { useMessageWords } from '../form/form-messages.js';
import { enterRow } from '../form/rows-of-form.js';
import { useLeave } from '../form/use-leave.js';
import type { Bound } from './binding.js';
import { errorAt } from './form-errors.js';

/** A row with native inputs: react-hook-form reads and writes the inputs without rendering. */
export interface RegisteredRow extends BoundRow {
  input: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'>;
}

interface RowProps<Values extends FieldValues, V, Row> {
  /** The exported name, for complaints. */
  component: string;
  bound: Bound<Values, V> & { label?: string; required?: boolean | undefined };
  /** As the row is called. */
  label: string;
  /**
   * Several controls, or a control without blur events: the row is left when the focus leaves its element.
   */
  group?: boolean | undefined;
  children: (row: Row) => ReactElement;
}

/** Binds native inputs with `register`. Renders the child's result. */
export function Registered<Values extends FieldValues, V>(props: RowProps<Values, V, RegisteredRow>) {
  return (
    <WithControl component={props.component} bound={props.bound}>
      {(control) => <RegisteredField {...plain(props)} control={control} render={props.children} />}
    </WithControl>
  );
}

/** Binds a value and its setter with `useController`. Renders the child's result. */
export function Controlled<Values extends FieldValues, V, Held = NonNullable<V>>(
  props: RowProps<Values, V, ControlledRow<Held>>,
) {
  return (
    <WithControl component={props.component} bound={props.bound}>
      {(control) => <ControlledField<Held> {...plain(props)} control={control} render={props.children} />}
    </WithControl>
  );
}

/** The same for the rows that other libraries also bind. */
export const ByControl = Controlled as unknown as Bind;

interface WithControlProps {
  component: string;
  bound: { control?: unknown; name: string };
  children: (control: Control) => ReactElement;
}

function WithControl({ component, bound, children }: WithControlProps) {
  // The types promise a form; without a FormProvider there is none.
  const above = useFormContext() as ReturnType<typeof useFormContext> | null;
  const control = (bound.control ?? above?.control) as Control | undefined;
  if (control) return children(control);
  complain(
    component,
    `'${bound.name}' has no control and no FormProvider above it, so its value belongs to no form. Pass control={form.control}, or put the rows into <FormProvider {...form}>.`,
  );
  return <AloneField>{children}</AloneField>;
}

/** A field without a form still works and keeps its own value. */
function AloneField({ children }: Pick<WithControlProps, 'children'>) {
  return children(useForm().control);
}

interface FieldOfForm {
  control: Control;
  name: string;
  rules: RegisterOptions;
  label: string;
  summaryLabel: string;
  group: boolean | undefined;
  id: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

/** Without the form's types: internally a name is a string and a value is unknown. */
function plain<Values extends FieldValues, V, Row>({
  bound,
  label,
  group,
}: RowProps<Values, V, Row>): Omit<FieldOfForm, 'control'> {
  const rules = (bound.rules ?? {}) as RegisterOptions;
  return {
    name: bound.name,
    rules,
    label,
    summaryLabel: bound.summaryLabel ?? label,
    group,
    id: bound.id,
    required: bound.required ?? (rules.required ? true : undefined),
    disabled: bound.disabled,
  };
}

function RegisteredField({
  render,
  ...field
}: FieldOfForm & { render: (row: RegisteredRow) => ReactElement }) {
  const { control, name, rules, disabled } = field;
  const { errors, disabled: formDisabled } = useFormState({ control, name, exact: true });
  // `deps`, `disabled` and others in one object: react-hook-form derives the rules from the object's keys.
  const registered = control.register(name, disabled === undefined ? rules : { ...rules, disabled });
  const { ref, onChange, onBlur } = registered;
  const { id, error, required } = useRow(field, errorAt(errors, name));
  const isDisabled = (disabled ?? formDisabled) ? true : undefined;
  // A submit updates the errors of all rows; a row with the same error does not render again. The handlers
  // stay equal while name and rules stay; after a reset react-hook-form must register the input again to
  // write its value.
  return useMemo(
    () => render({ id, error, required, disabled: isDisabled, input: { name, ref, onChange, onBlur } }),
    // oxlint-disable-next-line react/exhaustive-deps
    [render, control, control._fields, name, rules, id, error, required, disabled, isDisabled],
  );
}

function ControlledField<Held>({
  render,
  ...field
}: FieldOfForm & { render: (row: ControlledRow<Held>) => ReactElement }) {
  const { control, name, rules, disabled } = field;
  const { field: bound, formState } = useController({
    control,
    name,
    rules,
    ...(disabled === undefined ? {} : { disabled }),
  });
  const row = useRow(field, errorAt(formState.errors, name));
  const { ref, onBlur } = bound;
  useEffect(() => {
    // react-hook-form calls this function for the first wrong row: label and control scroll into view.
    ref({ focus: () => focusField(row.id) });
  }, [ref, row.id]);
  useLeave(field.group ?? false, row.id, onBlur);
  const { id, error, required } = row;
  const isDisabled = bound.disabled ? true : undefined;
  const value = (bound.value ?? null) as Held | null;
  const { onChange } = bound;
  // As above: not drawn again for the errors of others.
  return useMemo(
    () => render({ id, error, required, disabled: isDisabled, value, onChange, onBlur }),
    [render, id, error, required, isDisabled, value, onChange, onBlur],
  );
}

function useRow(
  { control, name, label, summaryLabel, id, required }: FieldOfForm,
  error: FieldError | undefined,
) {
  const own = useId();
  const words = useMessageWords();
  const fieldId = id ?? own;
  useEffect(
    () => enterRow(control, name, { id: fieldId, label: summaryLabel }),
    [control, name, fieldId, summaryLabel],
  );
  return { id: fieldId, required, error: error && words(error, { name, label }) };
}
