import type { AllBooks, DayEnd } from '@kopa/contract/desk/day-end-entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { SectionHead } from './section-head.tsx';

/** The night, the losses and the messages of a day, and the accounts of the ledger at the comparison. */
export function NightAndLedger({
  dayEnd: { day, today, night, losses, messages },
  books,
}: {
  dayEnd: DayEnd;
  books: AllBooks | null;
}) {
  const { t } = useTranslation('desk');
  const { sum, count, moment } = useFormat();
  const { interestCents, penaltyCents, loans, bookedAt, waiting } = night;
  const signed = (cents: number) => `${cents < 0 ? '− ' : ''}${sum(Math.abs(cents))}`;
  return (
    <div className="grid gap-x-6 gap-y-8 min-[45rem]:grid-cols-2">
      <section>
        <SectionHead>{t('dayEnd.night')}</SectionHead>
        <p className="py-2 text-caption text-muted">
          {day === today
            ? t('dayEnd.nightComes')
            : bookedAt === null
              ? t('dayEnd.nightNone')
              : t('dayEnd.nightAt', { moment: moment(bookedAt) })}
        </p>
        <Facts
          facts={[
            [t('dayEnd.interest'), sum(interestCents)],
            [t('dayEnd.penalty'), sum(penaltyCents)],
            [t('dayEnd.charged'), count(loans)],
            ...(day === today ? [] : [[t('dayEnd.lacking'), count(waiting)] as const]),
          ]}
        />
        <h3 className="pt-4 text-label text-ink">{t('dayEnd.losses')}</h3>
        <Facts
          facts={[
            [t('dayEnd.loss'), signed(losses.lossCents)],
            [t('dayEnd.recovered'), signed(losses.recoveredCents)],
          ]}
        />
        {messages ? (
          <>
            <h3 className="pt-4 text-label text-ink">{t('dayEnd.messages')}</h3>
            <Facts
              facts={[
                [t('dayEnd.messagesSent'), count(messages.count)],
                [
                  t('dayEnd.messagesCost'),
                  messages.unpriced < messages.count ? sum(messages.costCents) : t('dayEnd.messagesFree'),
                ],
                ...(messages.unpriced > 0 && messages.unpriced < messages.count
                  ? [[t('dayEnd.messagesUnpriced'), count(messages.unpriced)] as const]
                  : []),
              ]}
            />
          </>
        ) : null}
      </section>
      {books ? (
        <section>
          <SectionHead>{t('dayEnd.ledger')}</SectionHead>
          <p className="py-2 text-caption text-muted">
            {t('dayEnd.ledgerHow', { moment: moment(books.comparedAt) })}
          </p>
          <Facts
            facts={[
              ...books.accounts
                .filter(({ cents }) => cents !== 0)
                .map(
                  ({ account, cents }) =>
                    [t(`timeline.account.${account}`, { defaultValue: account }), signed(cents)] as const,
                ),
              [t('dayEnd.together'), signed(books.ledgerSumCents)],
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}
