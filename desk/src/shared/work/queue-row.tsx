import type { DeskItem } from '@kopa/contract/desk/entities';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { PromiseDue } from '@kopa/ui/promise-due';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../language/format.ts';
import { usePromiseWords } from '../language/use-time-left.ts';
import { cx } from '../screen/cx.ts';
import { useSession } from '../session/session.ts';

/** One row of a queue in a narrow list: what, who has it, one line of context, and the promise. */
export function QueueRow({
  item: { owner, dueAt },
  now,
  to,
  open,
  title,
  line,
  undue,
  isNobodys = false,
  foot,
}: {
  item: DeskItem;
  now: number;
  /** The address of the item, with the filter of the list. */
  to: string;
  /** Whether the item stands open beside the list. */
  open: boolean;
  title: string;
  line: string;
  /** In the place of the promise of an item that has none. */
  undue?: string;
  /** Nobody can take the item, so it has no owner and is not free. */
  isNobodys?: boolean;
  foot: string;
}) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id: me } = useSession();
  const promiseWords = usePromiseWords();
  return (
    <li>
      <Link
        to={to}
        aria-current={open ? 'page' : undefined}
        className={cx(
          'flex flex-col gap-0.5 border-b border-decor border-s-3 px-3 py-2.5 -outline-offset-3',
          open ? 'border-s-primary bg-primary-soft' : 'border-s-transparent hover:bg-page',
        )}
      >
        <span className="flex items-start justify-between gap-2">
          <span className="text-body font-semibold text-ink">{title}</span>
          {isNobodys ? null : (
            <OwnerTag name={owner?.name ?? null} mine={owner?.id === me} compact title={owner?.name}>
              {owner === null ? t('owner.free') : owner.id === me ? t('owner.you') : owner.name}
            </OwnerTag>
          )}
        </span>
        <span className="truncate text-caption text-muted">{line}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-2 text-caption text-muted">
          {dueAt === null ? (
            <span>{undue}</span>
          ) : (
            <PromiseDue dueAt={dueAt} now={now} title={moment(dueAt)}>
              {promiseWords(dueAt, now)}
            </PromiseDue>
          )}
          <span>{foot}</span>
        </span>
      </Link>
    </li>
  );
}
