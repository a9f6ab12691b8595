import { RhfMessages } from '@kopa/ui/react-hook-form';
import { useEffect, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { haptic } from '../bridge/haptic.ts';
import { contractResolver, type ContractSchema } from './contract-resolver.ts';

export type { ContractSchema };

/** A form with a contract's schema: uncontrolled inputs, validated on submit and then on each change. */
export function useContractForm<Values extends FieldValues>(
  schema: ContractSchema,
  defaultValues: Values,
  other: Pick<UseFormProps<Values>, 'reValidateMode' | 'shouldFocusError'> = {},
): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(schema),
    mode: 'onSubmit',
    // Revalidated on change and not on blur: a row that shrinks on blur would swallow the tap elsewhere.
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
    ...other,
  });
  useHapticOfGaps(form);
  return form;
}

/** Vibrates when a submit finds errors; a subscription, because a form renders nothing at a submit. */
function useHapticOfGaps<Values extends FieldValues>({ subscribe }: UseFormReturn<Values>) {
  useEffect(() => {
    let submits = 0;
    return subscribe({
      formState: { errors: true },
      callback: ({ submitCount = 0, isSubmitSuccessful }) => {
        if (submitCount > submits && !isSubmitSuccessful) haptic('error');
        submits = submitCount;
      },
    });
  }, [subscribe]);
}

/** An error from the lender as text instead of a key: for `setError`. */
export const toldByLender = (words: string) => ({ type: 'words', message: words });

/**
 * The context of the bound rows of `@kopa/ui/react-hook-form`: the form, and the texts of message keys.
 * `fill` has the values in this form's messages, such as a minimum. Renders no element.
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
