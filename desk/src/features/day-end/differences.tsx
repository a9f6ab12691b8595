import { differencesOf, type ComparedBooks, type DayEnd } from '@kopa/contract/desk/day-end-entities';
import { CircleAlert } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useDifferenceWords } from './use-difference-words.ts';

/** At most so many loans are named; the list of more would hide the rest of the page. */
const mostNamed = 20;

/** What does not agree, one frame each; one quiet line when everything does. */
export function Differences({
  dayEnd: { day, today, night, books: ofDay },
  compared,
}: {
  dayEnd: DayEnd;
  compared: ComparedBooks | undefined;
}) {
  const { t } = useTranslation('desk');
  const { count, money, moment } = useFormat();
  const books = compared?.last;
  const say = useDifferenceWords();
  const ofDayWords = differencesOf(ofDay).map(say);
  const allWords = differencesOf(books?.books ?? []).map(say);
  const uncharged = day < today ? night.waiting : 0;
  const faults = books
    ? allWords.length + (books.ledgerSumCents === 0 ? 0 : 1) + books.unequal.length + books.differing.length
    : 0;
  if (books && faults + ofDayWords.length + uncharged === 0)
    return (
      <Note tone="success" title={t('dayEnd.agree')}>
        {t('dayEnd.agreeHow', {
          count: books.loans,
          loans: count(books.loans),
          moment: moment(books.comparedAt),
        })}
      </Note>
    );
  return (
    <section aria-label={t('dayEnd.differences')} className="flex flex-col gap-3">
      {compared && !books ? (
        <Note tone="neutral">{t(compared.isComparing ? 'dayEnd.comparing' : 'dayEnd.never')}</Note>
      ) : null}
      {allWords.map((words) => (
        <Fault key={words} title={words}>
          {t('dayEnd.allDays')}
        </Fault>
      ))}
      {books && books.ledgerSumCents !== 0 ? (
        <Fault title={t('dayEnd.ledgerSum', { sum: money(books.ledgerSumCents) })}>
          {t('dayEnd.ledgerSumHow')}
        </Fault>
      ) : null}
      {books && books.unequal.length > 0 ? (
        <Fault
          title={t('dayEnd.unequal', {
            count: books.unequal.length,
            accounts: books.unequal
              .map((account) => t(`timeline.account.${account}`, { defaultValue: account }))
              .join(', '),
          })}
        >
          {t('dayEnd.unequalHow')}
        </Fault>
      ) : null}
      {books && books.differing.length > 0 ? (
        <Fault
          title={t('dayEnd.differing', {
            count: books.differing.length,
            loans: count(books.differing.length),
          })}
        >
          {books.differing.slice(0, mostNamed).map((orderNo) => (
            <Link
              key={orderNo}
              to={`/borrowers?q=${orderNo}`}
              className="me-3 inline-block text-link underline"
            >
              {orderNo}
            </Link>
          ))}
          {books.differing.length > mostNamed
            ? t('dayEnd.more', { loans: count(books.differing.length - mostNamed) })
            : null}
        </Fault>
      ) : null}
      {uncharged > 0 ? (
        <Fault title={t('dayEnd.uncharged', { count: uncharged, loans: count(uncharged) })}>
          {t('dayEnd.unchargedHow')}
        </Fault>
      ) : null}
      {ofDayWords.map((words) => (
        <Note key={words} tone={allWords.length > 0 ? 'danger' : 'info'} title={words}>
          {t(allWords.length > 0 ? 'dayEnd.thisDay' : 'dayEnd.thisDayAlone')}
        </Note>
      ))}
    </section>
  );
}

function Fault({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-medium border-2 border-danger bg-surface p-4">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <h2 className="text-body font-semibold text-danger">{title}</h2>
        <div className="text-body text-ink">{children}</div>
      </div>
    </div>
  );
}
