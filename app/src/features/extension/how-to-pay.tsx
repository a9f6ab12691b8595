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

/** By a prompt on a phone, or by hand with numbers that are copied. */
export type Way = 'prompt' | 'hand';

/** What an extension is confirmed with. */
export interface ExtensionValues {
  /** As chosen where both ways are open. */
  way: Way;
  /** National digits. */
  mobile: string;
  /** That the price was read. */
  read: boolean;
}

/** The ways in which this lender takes the price now. Until it has said, both are shown: it refuses what it does not take. */
export function useOpenWays(form: UseFormReturn<ExtensionValues>) {
  const { data } = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
  });
  const methods = data?.methods.filter(({ available }) => available);
  const byPrompt = methods?.some(({ channel }) => channel === 'mpesaPrompt') ?? true;
  const byHand = methods?.some(({ channel }) => channel !== 'mpesaPrompt') ?? true;
  useLayoutEffect(() => {
    // Where one way is open, that is the one.
    if (!byPrompt || !byHand) form.setValue('way', byPrompt ? 'prompt' : 'hand');
  }, [form, byPrompt, byHand]);
  return { byPrompt, byHand };
}

/** What today's sum is paid with, and from which phone; `way` is the one that counts. */
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
      {/* What was typed stays while the other way is chosen. */}
      <div hidden={way !== 'prompt'}>
        <FieldGroup>
          <PayingMobileRow label={t('mpesa')} hint={t('pin')} />
        </FieldGroup>
      </div>
      {!byPrompt && <p className="text-body text-ink">{t('byHandCaption')}</p>}
    </section>
  );
}
