import { deskToday } from '@kopa/contract/desk/calls/work';
import { BrandMark } from '@kopa/ui/brand-mark';
import { cx } from '../shared/screen/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useFormat } from '../shared/language/format.ts';
import { send } from '../shared/lender/client.ts';
import { brand } from '../shared/lender/lender.ts';
import { queryKeys } from '../shared/lender/queries.ts';
import { usePlaces, type Place } from './places.tsx';

/** How many items wait in each queue, as Today counts them. */
function useOpen(): (place: Place['id']) => number | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => send(deskToday, {}, { signal }),
    staleTime: 30_000,
  });
  return (place) =>
    place === 'second' ? data?.second : data?.queues.find(({ queue }) => queue === place)?.open;
}

/** The places of the desk at the start of the page; compact below 1024 px and where panes need the room. */
export function Rail({ compact }: { compact: boolean }) {
  const { t } = useTranslation('desk');
  const places = usePlaces('rail');
  const open = useOpen();
  const { count } = useFormat();
  return (
    <nav
      aria-label={t('nav.label')}
      className={cx(
        'flex w-24 shrink-0 flex-col gap-1 overflow-y-auto border-e border-decor bg-page px-1 py-2 max-[44.99rem]:hidden',
        !compact && 'lg:w-52 lg:px-2',
      )}
    >
      <p
        className={cx('flex min-h-10 items-center justify-center gap-2 px-2', !compact && 'lg:justify-start')}
      >
        <BrandMark />
        <span className={cx('sr-only', !compact && 'lg:not-sr-only')}>
          <b>{brand().name}</b> {t('nav.desk')}
        </span>
      </p>
      <ul className="flex flex-col gap-1">
        {places.map(({ id, to, icon: PlaceIcon, group }, index) => (
          <li key={id}>
            {group && group !== places[index - 1]?.group ? (
              <p className={cx('hidden px-2 pt-3 pb-1 text-caption text-muted', !compact && 'lg:block')}>
                {t(`nav.group.${group}`)}
              </p>
            ) : null}
            <NavLink
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                cx(
                  'flex min-h-10 flex-col items-center justify-center gap-0.5 rounded-medium border-s-3 py-1.5 pe-1 text-center text-caption -outline-offset-3',
                  !compact && 'lg:flex-row lg:justify-start lg:gap-3 lg:px-2 lg:text-start lg:text-body',
                  isActive
                    ? 'border-primary bg-primary-soft font-semibold text-on-primary-soft'
                    : 'border-transparent text-ink hover:bg-sunken',
                )
              }
            >
              <PlaceIcon aria-hidden className="size-5" />
              <span className="max-w-full wrap-anywhere">{t(`nav.${id}`)}</span>
              {open(id) === undefined ? null : (
                <span className={cx('tabular-nums', !compact && 'lg:ms-auto')}>
                  {count(open(id) ?? 0)}
                  <span className="sr-only"> {t('nav.open')}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
