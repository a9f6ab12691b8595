import type { DeskIdentity, IdentityReview } from '@kopa/contract/desk/identity-entities';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { Button } from '@kopa/ui/button';
import { ArrowLeft, ChevronLeft, ChevronRight } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Pictures } from '../../shared/work/pictures.tsx';
import { Compared } from './compared.tsx';
import { ShowForReason } from './show-for-reason.tsx';

const tones = {
  waiting: 'info',
  passed: 'success',
  refused: 'danger',
  newPhotos: 'warning',
  over: 'neutral',
} as const;

/** One identity: the photos, what was typed and read, and the checks before a decision. */
export function IdentitySheet({
  query,
  review,
  items,
  addressOf,
  back,
  onDecide,
}: {
  query: ComponentProps<typeof Stale>['query'];
  review: IdentityReview;
  /** The list, for the way to the neighbours. */
  items: readonly DeskIdentity[];
  addressOf: (id: string) => string;
  /** The address of the list. */
  back: string;
  onDecide: () => void;
}) {
  const { t } = useTranslation('desk');
  const { count, moment } = useFormat();
  const { item, looking, findings } = review;
  const here = items.findIndex(({ id }) => id === item.id);
  const place = here < 0 ? [] : [t('identity.place', { place: count(here + 1), all: count(items.length) })];
  const told = [
    ...place,
    t('identity.since', { time: moment(item.since) }),
    ...(item.dueAt === null ? [] : [t('identity.promised', { time: moment(item.dueAt) })]),
  ];
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-decor px-4 py-3">
        <Link to={back} className="flex min-h-control items-center gap-2 text-body text-link">
          <ArrowLeft aria-hidden className="size-5" />
          {t('nav.identity')}
        </Link>
        <Neighbour to={items[here - 1]} label={t('identity.before')} addressOf={addressOf}>
          <ChevronLeft aria-hidden />
        </Neighbour>
        <Neighbour to={items[here + 1]} label={t('identity.after')} addressOf={addressOf}>
          <ChevronRight aria-hidden />
        </Neighbour>
        <h2 className="text-title wrap-anywhere text-ink">{t('identity.of', { orderNo: item.id })}</h2>
        <StatusChip tone={tones[item.state]}>{t(`identity.state.${item.state}`)}</StatusChip>
        <p className="ms-auto text-caption text-muted">{told.join(' · ')}</p>
        <div className="lg:hidden">
          <Button variant="text" aria-keyshortcuts="i" onClick={onDecide}>
            {t('proofs.decision')}
          </Button>
        </div>
      </header>
      <Stale query={query} />
      <div className="flex flex-col gap-6 p-4">
        <section className="flex flex-col gap-3" aria-label={t('identity.photos')}>
          <div className="min-[45rem]:hidden">
            <Note>{t('identity.wider')}</Note>
          </div>
          <div className="flex flex-col gap-3 max-[44.99rem]:hidden">
            {looking === 'sealed' ? <Said tone="warning">{t('identity.sealed')}</Said> : null}
            {looking === 'reason' ? <ShowForReason id={item.id} /> : <Photos review={review} />}
          </div>
        </section>
        {findings ? (
          <div className="max-[44.99rem]:hidden">
            <Compared findings={findings} />
          </div>
        ) : null}
        <Checks review={review} />
      </div>
    </div>
  );
}

function Neighbour({
  to,
  label,
  addressOf,
  children,
}: {
  to: DeskIdentity | undefined;
  label: string;
  addressOf: (id: string) => string;
  children: ReactNode;
}) {
  if (!to) return null;
  return (
    <Link
      to={addressOf(to.id)}
      aria-label={label}
      className="inline-flex size-control items-center justify-center rounded-button border border-control text-ink"
    >
      {children}
    </Link>
  );
}

function Photos({ review: { item, photos, looking } }: { review: IdentityReview }) {
  const { t } = useTranslation('desk');
  const address = (name: string) => deskPicture('identity', item.id, name);
  return (
    <Pictures
      key={looking}
      pictures={photos.map(({ name, width, height }) => ({
        name: t(`identity.photo.${name}`),
        address: address(name),
        width,
        height,
      }))}
      taken={looking === 'open'}
      atOnce
      pair={{ label: t('identity.compareFaces'), addresses: [address('front'), address('face')] }}
    />
  );
}

/** What the lender knows beside the photos. */
function Checks({ review }: { review: IdentityReview }) {
  const { t } = useTranslation('desk');
  const { count, moment } = useFormat();
  const { numberElsewhere, askedBefore, photosFrom, photosTo } = review;
  const sent =
    photosFrom === null || photosTo === null
      ? t('identity.deleted')
      : photosFrom === photosTo
        ? moment(photosFrom)
        : t('identity.fromTo', { from: moment(photosFrom), to: moment(photosTo) });
  const elsewhere = numberElsewhere === null ? 'unknown' : numberElsewhere ? 'found' : 'none';
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold text-ink">{t('identity.beforeYouDecide')}</h3>
      {numberElsewhere ? <Note tone="warning">{t('identity.elsewhere.how')}</Note> : null}
      <Facts
        facts={[
          [t('identity.sameNumber'), t(`identity.elsewhere.${elsewhere}`)],
          [t('identity.askedBefore'), askedBefore === 0 ? t('identity.never') : count(askedBefore)],
          [t('identity.sent'), sent],
        ]}
      />
    </section>
  );
}
