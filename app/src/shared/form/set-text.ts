import type { FieldPath, UseFormReturn } from 'react-hook-form';

/** Sets a field from outside of its row, and clears a resolved error. */
export function setText<Values extends Record<string, string>>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  value: string,
): void {
  form.setValue(name, value as never, { shouldDirty: true });
  if (form.getFieldState(name).error) void form.trigger(name);
}
