'use client';
import { useMemo, type ReactNode } from 'react';
import { useController, useFormState, type Control, type FieldValues } from 'react-hook-form';
import { FormBinding, type FieldOfAdapter, type FormAdapter } from '../form/adapter.js';
import type { FormControl } from './binding.js';
import { errorAt } from './form-errors.js';

export interface RhfBindingProps<Values extends FieldValues> {
  /** The control of `useForm`. */
  control: FormControl<Values>;
  children: ReactNode;
}

function adapterOf(control: Control): FormAdapter {
  return {
    Field: ({ name, disabled, children }: FieldOfAdapter) => {
      const { field, formState } = useController({
        control,
        name,
        ...(disabled === undefined ? {} : { disabled }),
      });
      return children({
        value: field.value as unknown,
        onChange: field.onChange,
        onBlur: field.onBlur,
        error: errorAt(formState.errors, name),
        disabled: field.disabled,
      });
    },
    useRefusal: () => {
      const { submitCount } = useFormState({ control });
      return { attempt: submitCount, errorOf: (name) => errorAt(control._formState.errors, name) };
    },
  };
}

/**
 * Binds the bound fields of `@kopa/ui/form` below to a form of react-hook-form, for screens that stand in
 * several form libraries; the Rhf fields also know the form's types and rules. Renders no element. Set
 * `shouldFocusError: false` in `useForm`.
 */
export function RhfBinding<Values extends FieldValues>({ control, children }: RhfBindingProps<Values>) {
  const adapter = useMemo(() => adapterOf(control as unknown as Control), [control]);
  return <FormBinding adapter={adapter}>{children}</FormBinding>;
}
