import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { ArrowLeft, Eye, Lock } from '@kopa/ui/icons';
import { OwnerTag } from '@kopa/ui/owner-tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { useSession } from '../../shared/session/session.ts';
import { CorrectContact } from './correct-contact.tsx';
import { Erasure } from './erasure.tsx';
import { MaskedValue } from './masked-value.tsx';
import { Sessions } from './sessions.tsx';

/** Contact, sessions, consents and open work of one borrower. */
export function BorrowerSide({ page, onClose }: { page: BorrowerPage; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { weekday } = useFormat();
  const { borrower, masked, consents, since } = page;
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="lg:hidden">
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {t('borrowers.back')}
        </Button>
        <h1 className="text-heading text-ink">
          {borrower.name || t(page.erasedAt === null ? 'loan.unnamed' : 'borrowers.nameErased')}
        </h1>
      </div>
      <Part title={t('borrowers.contact')}>
        <div className="-mb-2 border-t border-decor">
          {masked.map(({ name, text }) => (
            <MaskedValue key={name} id={borrower.id} name={name} text={text} />
          ))}
        </div>
        <Facts
          facts={[
            [t('borrowers.language'), t(`language.${borrower.language}`)],
            [t('borrowers.since'), weekday(since)],
          ]}
        />
        <p className="flex gap-2 text-caption text-muted">
          <Eye aria-hidden className="size-4 shrink-0" />
          {t('masked.recorded')}
        </p>
        <CorrectContact page={page} />
      </Part>
      <Sessions page={page} />
      <Part title={t('borrowers.work')}>
        <Work page={page} />
      </Part>
      <Part title={t('borrowers.consents')}>
        <Facts
          facts={consents.map(({ name, answer, answeredAt }) => [
            name,
            answeredAt === null
              ? t('borrowers.consent.unasked')
              : t(`borrowers.consent.${answer}`, { day: weekday(answeredAt) }),
          ])}
        />
      </Part>
      {page.erasedAt === null ? <Erasure page={page} /> : null}
      <p className="flex gap-2 border-t border-decor pt-4 text-caption text-muted">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t('loan.noContacts')}
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-ink">{title}</h2>
      {children}
    </section>
  );
}

function Work({ page: { work } }: { page: BorrowerPage }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id: me } = useSession();
  if (work.length === 0) return <p className="text-caption text-muted">{t('borrowers.noWork')}</p>;
  return (
    <ul className="border-t border-decor">
      {work.map(({ queue, kind, id, since, owner }) => (
        <li key={id} className="flex items-center justify-between gap-2 border-b border-decor py-2 text-body">
          <span className="min-w-0">
            {queue === null ? (
              <span className="block text-ink">{t(`borrowers.workKind.${kind}`)}</span>
            ) : (
              <Link to={`/${queue}/${id}`} className="block font-semibold text-link">
                {t(`borrowers.workKind.${kind}`)}
              </Link>
            )}
            <span className="block text-caption text-muted">{moment(since)}</span>
          </span>
          <OwnerTag name={owner?.name ?? null} mine={owner?.id === me} compact title={owner?.name}>
            {owner === null ? t('owner.free') : owner.id === me ? t('owner.you') : owner.name}
          </OwnerTag>
        </li>
      ))}
    </ul>
  );
}
