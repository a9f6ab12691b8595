import { RhfMessages } from '@kopa/ui/react-hook-form';
import type { ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { DeskCallError } from '../lender/desk-call-error.ts';

/**
 * A form of one level with a schema of a call, whose messages are keys of the file `deskValidation`: checked
 * on submit and then on each change.
 */
export function useDeskForm<Values extends FieldValues>(
  schema: z.ZodMiniType,
  defaultValues: Values,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (values) => {
      const checked = schema.safeParse(values);
      if (checked.success) return { values: checked.data as Values, errors: {} };
      // The first message of each field stays.
      const told = checked.error.issues
        .toReversed()
        .map(({ path, message }) => [String(path[0]), { type: 'schema', message }]);
      return { values: {}, errors: Object.fromEntries(told) as never };
    },
  });
}

/** Shows the fields that the lender has found wrong. */
export function showFields<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof DeskCallError)) return;
  for (const [name, message] of Object.entries(error.fields))
    form.setError(name as never, { type: 'lender', message });
}

/** A form with the rows of `@kopa/ui/react-hook-form`. Renders a `<form>`. */
export function DeskForm<Values extends FieldValues>({
  form,
  label,
  onSubmit,
  children,
}: {
  form: UseFormReturn<Values>;
  /** What the form is for, for readers. */
  label: string;
  onSubmit: (values: Values) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation(['deskValidation', 'validation']);
  return (
    <FormProvider {...form}>
      <RhfMessages translate={(key) => t([key, `validation:${key}`, 'validation:value.invalid'])}>
        <form
          noValidate
          aria-label={label}
          className="flex flex-col gap-4"
          onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        >
          {children}
        </form>
      </RhfMessages>
    </FormProvider>
  );
}
