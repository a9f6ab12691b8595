import type { DeskItem } from '@kopa/contract/desk/entities';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { Kbd } from '@kopa/ui/kbd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { MoreRows } from '../screen/more-rows.tsx';
import { Stale } from '../screen/stale.tsx';
import { useNow } from '../screen/use-now.ts';
import { Waiting } from '../screen/waiting.tsx';
import { FilterLink } from './filter-link.tsx';
import { QueueRow } from './queue-row.tsx';

/** A filter of a queue: its words, its address, and how many fit. */
export interface QueueFilter {
  id: string;
  label: string;
  to: string;
  count?: number | undefined;
}

/** A queue in a narrow pane: filters, rows by promise, and what comes when there are none. */
export function QueueList<Item extends DeskItem>({
  title,
  counts,
  filters,
  filter,
  query,
  items,
  openId,
  addressOf,
  row,
  empty,
  foot,
}: {
  title: string;
  counts: { open: number; late: number } | undefined;
  filters: readonly QueueFilter[];
  /** The id of the chosen filter. */
  filter: string;
  query: ComponentProps<typeof MoreRows>['query'] &
    ComponentProps<typeof Waiting>['query'] &
    ComponentProps<typeof Stale>['query'];
  items: readonly Item[] | undefined;
  /** The item that stands open beside the list. */
  openId: string | undefined;
  /** The address of an item, with the filter of the list. */
  addressOf: (id: string) => string;
  /** The texts of a row. */
  row: (
    item: Item,
  ) => Pick<ComponentProps<typeof QueueRow>, 'title' | 'line' | 'undue' | 'isNobodys' | 'foot'>;
  /** What an empty list means, and what comes next. */
  empty: { title: string; body?: string | undefined };
  /** What the rows sum up to. */
  foot?: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const now = useNow();
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-col gap-3 border-b border-decor p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-title text-ink">{title}</h2>
          {counts ? (
            <p className="text-caption text-muted">
              {t('queue.counts', { open: count(counts.open), late: count(counts.late) })}
            </p>
          ) : null}
        </div>
        <ul className="flex flex-wrap gap-2">
          {filters.map((each) => (
            <li key={each.id}>
              <FilterLink to={each.to} current={each.id === filter}>
                {each.label}
                {each.count === undefined ? null : <span className="tabular-nums">{count(each.count)}</span>}
              </FilterLink>
            </li>
          ))}
        </ul>
      </div>
      {items ? (
        <>
          <Stale query={query} />
          {items.length === 0 ? (
            <div className="py-8">
              <EmptyState illustration={<Illustration name="empty" />} {...empty} />
            </div>
          ) : null}
          <MoreRows query={query}>
            <ul>
              {items.map((item) => (
                <QueueRow
                  key={item.id}
                  item={item}
                  now={now}
                  to={addressOf(item.id)}
                  open={item.id === openId}
                  {...row(item)}
                />
              ))}
            </ul>
          </MoreRows>
        </>
      ) : (
        <Waiting query={query} />
      )}
      <div className="mt-auto">{foot}</div>
      <p className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-decor bg-surface px-4 py-2.5 text-caption text-muted pointer-coarse:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {t('keys.move')} <Kbd>T</Kbd> {t('keys.take')} <Kbd>N</Kbd> {t('keys.next')}
      </p>
    </div>
  );
}
