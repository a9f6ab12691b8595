import { RhfMessages } from '@kopa/ui/react-hook-form';
import type { ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, type ContractSchema } from './contract-resolver.ts';

export type { ContractSchema };

/** A form that the contract's schema checks: uncontrolled inputs, errors on submit, and then as each row changes. */
export function useContractForm<Values extends FieldValues>(
  schema: ContractSchema,
  defaultValues: Values,
  other: Pick<UseFormProps<Values>, 'reValidateMode' | 'shouldFocusError'> = {},
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(schema),
    mode: 'onSubmit',
    // An error goes as soon as the row is right. Not on blur: a row that shrinks under the finger swallows the tap that left it.
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
    ...other,
  });
}

/** An error of a row that the lender has told, in words and not by a key: for `setError`. */
export const toldByLender = (words: string) => ({ type: 'words', message: words });

/**
 * What the bound rows of `@kopa/ui/react-hook-form` stand in: their form, and the words for its message keys. `fill` is what the
 * messages of this form name, such as a minimum. Renders no element.
 */
export function ContractForm<Values extends FieldValues>({
  form,
  fill,
  children,
}: {
  form: UseFormReturn<Values>;
  fill?: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { t } = useTranslation('validation');
  return (
    <FormProvider {...form}>
      <RhfMessages
        translate={(key, { type }) =>
          type === 'words' ? key : t(key, { ...fill, defaultValue: t('value.invalid') })
        }
      >
        {children}
      </RhfMessages>
    </FormProvider>
  );
}
