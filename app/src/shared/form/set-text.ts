import type { FieldPath, UseFormReturn } from 'react-hook-form';

/** Sets a field from outside its row; an error that it mends goes away. */
export function setText<Values extends Record<string, string>>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  value: string,
): void {
  form.setValue(name, value as never, { shouldDirty: true });
  if (form.getFieldState(name).error) void form.trigger(name);
}
