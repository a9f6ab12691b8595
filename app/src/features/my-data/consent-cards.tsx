import type { Consent } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { ShieldCheck } from '@kopa/ui/icons';
import { LinkButton } from '@kopa/ui/link-button';
import { ListRow } from '@kopa/ui/list-row';
import { useToast } from '@kopa/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { sendAnswers } from '../../shared/consent/send-answers.ts';
import { keepUnsent, unsentAnswers } from '../../shared/consent/unsent-answers.ts';
import { useConsents } from '../../shared/consent/use-consents.ts';
import { useFormat } from '../../shared/language/format.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { useSession } from '../../shared/session/session.ts';

/**
 * The borrower's answer to each purpose, with time and text version; a consent can be withdrawn at once
 * (S6-04 to S6-11).
 */
export function ConsentCards() {
  const { t } = useTranslation('account');
  const { consents, query } = useConsents();
  const userId = useSession()?.userId ?? null;
  const toast = useToast();
  const withdrawal = useMutation({
    // Offline the withdrawal applies on this phone at once, and is sent later.
    networkMode: 'always',
    mutationFn: ({ purpose, version }: Consent) => {
      keepUnsent(userId, { [purpose]: { version, given: false } });
      return sendAnswers();
    },
    onSuccess: (sent) => toast(t(sent === 'kept' ? 'consents.withdrawnLater' : 'consents.withdrawn')),
  });
  if (!consents) return <Wait queries={[query]} rows={2} part />;
  const unsent = unsentAnswers(userId);
  const answered = consents.consents.filter(({ answer }) => answer !== 'unasked');
  return (
    <section className="flex flex-col gap-2">
      <Card flush heading={t('consents.heading')}>
        {answered.length === 0 && <ListRow label={t('consents.none')} />}
        {answered.map((consent) => {
          const given = unsent[consent.purpose]?.given ?? consent.answer === 'given';
          return (
            <OneConsent
              key={consent.purpose}
              consent={consent}
              given={given}
              onWithdraw={() => {
                if (!withdrawal.isPending) withdrawal.mutate(consent);
              }}
            />
          );
        })}
        <ListRow
          icon={<ShieldCheck aria-hidden />}
          label={t('consents.change')}
          onClick={() => navigate('/pd_pop')}
        />
      </Card>
      <FailureNote error={withdrawal.error} />
    </section>
  );
}

function OneConsent({
  consent: { name, text, answeredAt, answeredVersion },
  given,
  onWithdraw,
}: {
  consent: Consent;
  given: boolean;
  onWithdraw: () => void;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const facts = {
    day: answeredAt === null ? '' : format.day(dayOf(answeredAt)),
    version: answeredVersion ?? '',
  };
  return (
    <div className="border-t border-decor first:border-t-0">
      <ListRow
        label={name}
        caption={
          <>
            {text}
            <span className="mt-0.5 block">{t(given ? 'consents.given' : 'consents.refused', facts)}</span>
          </>
        }
      />
      {given && (
        <div className="ps-1 pb-1">
          <LinkButton onClick={onWithdraw}>
            {t('consents.withdraw')} <span className="sr-only">{name}</span>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
