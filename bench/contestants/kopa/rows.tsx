import { OptionPicker } from '@kopa/ui/option-picker';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField, type TextFieldProps } from '@kopa/ui/text-field';
import { useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { labelOf, type Choice } from '../../screen/choices.ts';
import { optional, type Field, type Values } from '../../screen/fields.ts';
import { labels, placeholders } from '../../screen/texts.ts';

export type Form = UseFormReturn<Values>;

/** What a row of the form takes. */
export interface RowProps {
  form: Form;
  name: Field;
}

/** What every row says of itself; an asterisk unless it may stay empty. */
export const wordsOf = (name: Field) => ({
  id: name,
  label: labels[name],
  required: !optional.includes(name),
});

/** A row in which text is typed. */
export function TextRow({ form, name, ...rest }: RowProps & Omit<TextFieldProps, 'label' | 'name'>) {
  return (
    <TextField
      {...wordsOf(name)}
      placeholder={placeholders[name] ?? ''}
      {...rest}
      {...form.register(name)}
      error={useFault(form, name)}
    />
  );
}

/** A row whose value is one of a list, chosen in a sheet. */
export function PickRow({
  form,
  name,
  choices,
  blockedReason,
  onBlocked,
  onChosen,
}: RowProps & {
  choices: readonly Choice[];
  blockedReason?: string | undefined;
  onBlocked?: () => void;
  onChosen?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const value = useWatch({ control: form.control, name });
  const error = useFault(form, name);
  form.register(name);
  return (
    <>
      <PickerField
        {...wordsOf(name)}
        open={open}
        value={labelOf(choices, value)}
        blockedReason={blockedReason}
        onOpen={() => (blockedReason ? onBlocked?.() : setOpen(true))}
        error={error}
      />
      <OptionPicker
        open={open}
        onOpenChange={setOpen}
        title={labels[name]}
        options={choices}
        value={value === '' ? null : value}
        onChoose={(chosen) => {
          if (chosen !== value) onChosen?.();
          setText(form, name, chosen);
        }}
      />
    </>
  );
}

/** Sets a row from outside its input; an error that this mends goes away. */
export function setText(form: Form, name: Field, value: string): void {
  form.setValue(name, value, { shouldDirty: true });
  if (form.getFieldState(name).error) void form.trigger(name);
}

/** What is wrong with a row, in words. */
export function useFault(form: Form, name: Field): string | undefined {
  return useFormState({ control: form.control, name, exact: true }).errors[name]?.message;
}
