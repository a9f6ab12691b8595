import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { PayingMobileRow } from '../../shared/payment/paying-mobile-row.tsx';

/** By a prompt, or manually with copyable numbers. */
export type Way = 'prompt' | 'hand';

/** The confirmation of an extension. */
export interface ExtensionValues {
  /** The chosen method when both are available. */
  way: Way;
  /** National digits. */
  mobile: string;
  /** The confirmation that the price was read. */
  read: boolean;
}

/**
 * The methods that this lender accepts for an extension now. Both until the lender answers, which refuses an
 * unavailable one.
 */
export function useOpenWays(form: UseFormReturn<ExtensionValues>) {
  const { data } = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
  });
  const methods = data?.methods.filter(({ available }) => available);
  const byPrompt = methods?.some(({ channel }) => channel === 'mpesaPrompt') ?? true;
  const byHand = methods?.some(({ channel }) => channel !== 'mpesaPrompt') ?? true;
  useLayoutEffect(() => {
    // A single available method is chosen automatically.
    if (!byPrompt || !byHand) form.setValue('way', byPrompt ? 'prompt' : 'hand');
  }, [form, byPrompt, byHand]);
  return { byPrompt, byHand };
}

/** The method and the phone for today's amount; `way` is the effective one. */
export function HowToPay({
  ways: { byPrompt, byHand },
  way,
}: {
  ways: ReturnType<typeof useOpenWays>;
  way: Way;
}) {
  const { t } = useTranslation('extension');
  return (
    <section className="flex flex-col gap-3">
      {byPrompt && byHand ? (
        <RhfRadioList<ExtensionValues>
          name="way"
          legend={t('how')}
          options={[
            { value: 'prompt', label: t('byPrompt'), caption: t('byPromptCaption') },
            { value: 'hand', label: t('byHand'), caption: t('byHandCaption') },
          ]}
        />
      ) : (
        <h2 className="text-label text-ink">{t('how')}</h2>
      )}
      {/* Typed values survive a change of the method. */}
      <div hidden={way !== 'prompt'}>
        <FieldGroup>
          <PayingMobileRow label={t('mpesa')} hint={t('pin')} />
        </FieldGroup>
      </div>
      {!byPrompt && <p className="text-body text-ink">{t('byHandCaption')}</p>}
    </section>
  );
}
