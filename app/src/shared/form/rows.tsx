import { OptionPicker } from '@kopa/ui/option-picker';
import { PhoneField } from '@kopa/ui/phone-field';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField, type TextFieldProps } from '@kopa/ui/text-field';
import { normalisePhone } from '@kopa/contract/sections';
import { useState, type ReactNode } from 'react';
import { useFormState, useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Texts = Record<string, string>;

/** What every row of a section takes: the form, which field it is, and its label. */
export interface RowProps<Values extends Texts> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  optional?: boolean;
  hint?: ReactNode;
}

/** A row in which text is typed. */
export function TextRow<Values extends Texts>({
  form,
  name,
  ...rest
}: RowProps<Values> & Omit<TextFieldProps, 'form' | 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>) {
  return <TextField {...rest} {...form.register(name)} id={name} error={useMessage(form, name)} />;
}

/** A row for a Kenyan mobile number; however it is written, its national digits are kept. `normalise` is another reading. */
export function PhoneRow<Values extends Texts>({
  form,
  name,
  placeholder,
  normalise = normalisePhone,
  ...rest
}: RowProps<Values> & { placeholder?: string; normalise?: (raw: string) => string }) {
  return (
    <PhoneField
      {...rest}
      {...form.register(name)}
      id={name}
      normalise={normalise}
      placeholder={placeholder}
      error={useMessage(form, name)}
    />
  );
}

/** Two or three choices side by side. */
export function ChoiceRow<Values extends Texts>({
  form,
  name,
  options,
  ...rest
}: RowProps<Values> & { options: readonly { value: string; label: string }[] }) {
  return (
    <RadioRow
      {...rest}
      id={name}
      options={options}
      inputProps={form.register(name)}
      error={useMessage(form, name)}
    />
  );
}

/**
 * One choice of a list, in a sheet. `onChosen` may refuse the choice by returning false. `action` leads out of the list, once
 * the sheet has closed; `sheet` is for whoever opens it from elsewhere.
 */
export function PickRow<Values extends Texts>({
  form,
  name,
  options,
  blockedReason,
  onBlocked,
  onChosen,
  note,
  action,
  sheet,
  ...rest
}: RowProps<Values> & {
  options: readonly { value: string; label: string; caption?: string; keywords?: readonly string[] }[];
  blockedReason?: string;
  onBlocked?: () => void;
  onChosen?: (value: string) => boolean | void;
  note?: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
  sheet?: { open: boolean; onOpenChange: (open: boolean) => void };
}) {
  const own = useState(false);
  const [open, setOpen] = sheet ? [sheet.open, sheet.onOpenChange] : own;
  const value = useWatch({ control: form.control, name }) as string;
  const error = useMessage(form, name);
  form.register(name);
  return (
    <>
      <PickerField
        {...rest}
        id={name}
        open={open}
        value={options.find((option) => option.value === value)?.label ?? null}
        blockedReason={blockedReason}
        onOpen={() => (blockedReason ? onBlocked?.() : setOpen(true))}
        error={error}
      />
      <OptionPicker
        open={open}
        onOpenChange={setOpen}
        title={rest.label}
        options={options}
        value={value === '' ? null : value}
        note={note}
        action={
          action && {
            label: action.label,
            onClick: () => {
              setOpen(false);
              action.onClick();
            },
          }
        }
        onChoose={(chosen) => {
          setOpen(false);
          if (chosen !== value && onChosen?.(chosen) === false) return;
          setText(form, name, chosen);
        }}
      />
    </>
  );
}

/** Sets a field from outside its input; an error that it mends goes away. */
export function setText<Values extends Texts>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  value: string,
): void {
  form.setValue(name, value as never, { shouldDirty: true });
  if (form.getFieldState(name).error) void form.trigger(name);
}

/** The message of a field in the borrower's language. */
export function useMessage<Values extends Texts>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const { t } = useTranslation('validation');
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const key = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
  return key === undefined ? undefined : t(key);
}
