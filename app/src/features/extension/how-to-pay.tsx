import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { normalisePhone } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { RadioList } from '@kopa/ui/radio-list';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useSession } from '../../shared/session/session.ts';

/** By a prompt on a phone, or by hand with numbers that are copied. */
export type Way = 'prompt' | 'hand';

/** The ways in which this lender takes the price now. Until it has said, both are shown: it refuses what it does not take. */
export function useWays() {
  const { data } = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
  });
  const methods = data?.methods.filter(({ available }) => available);
  const byPrompt = methods?.some(({ channel }) => channel === 'mpesaPrompt') ?? true;
  const byHand = methods?.some(({ channel }) => channel !== 'mpesaPrompt') ?? true;
  const first: Way = byPrompt ? 'prompt' : 'hand';
  return { byPrompt, byHand, first };
}

/** What today's sum is paid with, and from which phone. */
export function HowToPay({
  ways: { byPrompt, byHand },
  way,
  onWay,
  phone,
  error,
}: {
  ways: Omit<ReturnType<typeof useWays>, 'first'>;
  way: Way;
  onWay: (way: Way) => void;
  phone: Ref<HTMLInputElement>;
  error: string | undefined;
}) {
  const { t } = useTranslation('extension');
  const session = useSession();
  return (
    <section className="flex flex-col gap-3">
      {byPrompt && byHand ? (
        <RadioList
          legend={t('how')}
          name="way"
          value={way}
          onChange={(value) => onWay(value === 'hand' ? 'hand' : 'prompt')}
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
          <PhoneField
            id="mobile"
            ref={phone}
            label={t('mpesa')}
            required
            normalise={normalisePhone}
            defaultValue={session?.mobile}
            hint={t('pin')}
            error={error}
          />
        </FieldGroup>
      </div>
      {!byPrompt && <p className="text-body text-ink">{t('byHandCaption')}</p>}
    </section>
  );
}
