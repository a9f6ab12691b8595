import type { DayEnd, SignedDay } from '@kopa/contract/desk/day-end-entities';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { useMay } from '../../shared/session/session.ts';
import { SectionHead } from './section-head.tsx';
import { SignDay } from './sign-day.tsx';

const signs = { area: 'dayEnd', may: 'act' } as const;

/** Who signed a day that is over, what has changed since, and the signing itself. */
export function Signing({ dayEnd }: { dayEnd: DayEnd }) {
  const { t } = useTranslation('desk');
  const whomToAsk = useWhomToAsk();
  const mayAct = useMay(signs);
  const { day, today, signed, night, isAsked } = dayEnd;
  if (day >= today) return null;
  const isFixed = signed !== null && !hasChanged(signed);
  return (
    <section className="flex flex-col gap-3">
      <SectionHead>{t('dayEnd.signing')}</SectionHead>
      {signed ? <Signed signed={signed} /> : null}
      {isFixed ? null : isAsked ? (
        <Note tone="info" title={t('dayEnd.asked')}>
          <Link to="/second" className="text-link underline">
            {t('second.see')}
          </Link>
        </Note>
      ) : night.waiting > 0 ? (
        <p className="text-body text-muted">{t('dayEnd.open')}</p>
      ) : mayAct ? (
        <SignDay key={day} dayEnd={dayEnd} />
      ) : (
        <p className="text-caption text-muted">
          {t('dayEnd.sign')}: {whomToAsk(signs)}
        </p>
      )}
    </section>
  );
}

function hasChanged({ since }: SignedDay): boolean {
  return since.isLedgerOther || since.books.length > 0;
}

function Signed({ signed }: { signed: SignedDay }) {
  const { t } = useTranslation('desk');
  const { moment, money } = useFormat();
  const { people, at, hash, explained, since } = signed;
  const sum = (cents: number | null) => (cents === null ? t('dayEnd.noStatement') : money(cents));
  return (
    <>
      <Note
        tone={hasChanged(signed) ? 'neutral' : 'success'}
        title={t('dayEnd.signedBy', { people, time: moment(at) })}
      >
        {explained.map(({ what, book, text }) => (
          <p key={`${what} ${book}`} className="wrap-anywhere">
            {t(`dayEnd.what.${what}`)}, {t(`dayEnd.book.${book}`)}: {text}
          </p>
        ))}
        <p className="text-caption text-muted">{t('dayEnd.seal', { hash: hash.slice(0, 12) })}</p>
      </Note>
      {hasChanged(signed) ? (
        <Note tone="danger" title={t('dayEnd.changedSince')}>
          {since.books.map(({ what, column, beforeCents, nowCents }) => (
            <p key={`${what} ${column}`}>
              {t('dayEnd.changedRow', {
                what: t(`dayEnd.what.${what}`),
                book: t(`dayEnd.book.${column.replace('Cents', '')}`),
                before: sum(beforeCents),
                now: sum(nowCents),
              })}
            </p>
          ))}
          {since.isLedgerOther ? <p>{t('dayEnd.changedLedger')}</p> : null}
        </Note>
      ) : null}
    </>
  );
}
