import type { FoundBorrower } from '@kopa/contract/desk/borrower-entities';
import { isPhoneSearch } from '@kopa/contract/desk/phone-search';
import { orderStatus } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { SearchBar } from '@kopa/ui/search-bar';
import { StatusChip } from '@kopa/ui/status-chip';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { marketDay, useFormat } from '../../shared/language/format.ts';
import { useFoundBorrowers } from '../../shared/lender/use-found-borrowers.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { placeOf } from '../../shared/work/place-of.ts';
import { PromiseChip } from './promise-row.tsx';
import { statusTone } from './status-tone.ts';

/** Search by order number, receipt or complete phone number, and what it has found. */
export default function SearchPage() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [phone, setPhone] = useState('');
  const [times, setTimes] = useState(0);
  const text = phone || inAddress;
  const query = useFoundBorrowers(text, times);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = typed.trim();
    if (asked.length < 4) return;
    // A phone number stays out of the address.
    setPhone(isPhoneSearch(asked) ? asked : '');
    setTimes(times + 1);
    setSearch(isPhoneSearch(asked) ? {} : { q: asked });
  };
  return (
    <div className="flex-1 overflow-y-auto">
      <PageHead title={t('nav.borrowers')} caption={t('borrowers.caption')} />
      <search>
        <form onSubmit={submit} className="flex flex-wrap gap-2 px-6 pb-4 max-[44.99rem]:px-4">
          <SearchBar
            label={t('borrowers.search')}
            value={typed}
            onValue={setTyped}
            maxLength={40}
            spellCheck={false}
            className="min-w-0 flex-1 min-[45rem]:max-w-100"
          />
          <Button type="submit" busy={query.isFetching} busyLabel={t('borrowers.searching')}>
            {t('borrowers.find')}
          </Button>
        </form>
      </search>
      <div aria-live="polite" className="border-t border-decor">
        {text === '' ? (
          <p className="px-6 py-4 text-body text-muted max-[44.99rem]:px-4">{t('borrowers.how')}</p>
        ) : query.data ? (
          <Found found={query.data.found} />
        ) : (
          <Waiting query={query} rows={2} />
        )}
      </div>
    </div>
  );
}

function Found({ found }: { found: readonly FoundBorrower[] }) {
  const { t } = useTranslation('desk');
  if (found.length === 0)
    return (
      <div className="py-8">
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={t('borrowers.none')}
          body={t('borrowers.noneBody')}
        />
      </div>
    );
  return (
    <ul aria-label={t('borrowers.found')}>
      {found.map((each) => (
        <li key={`${each.borrower.id} ${each.order?.orderNo}`}>
          <Row found={each} />
        </li>
      ))}
    </ul>
  );
}

function Row({ found: { borrower, order, receipt } }: { found: FoundBorrower }) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const { money, day } = useFormat();
  const promise = order?.promise ?? null;
  return (
    <Link
      to={placeOf(borrower.id, order?.orderNo)}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-decor px-6 py-3 -outline-offset-3 hover:bg-page max-[44.99rem]:px-4"
    >
      <span className="min-w-48">
        <span className="block text-body font-semibold text-ink">{borrower.name || t('loan.unnamed')}</span>
        <span className="block text-caption text-muted tabular-nums">{borrower.phone}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body text-ink">{order ? order.orderNo : t('borrowers.noOrder')}</span>
        <span className="block text-caption text-muted">
          {order ? `${money(order.amountCents)} · ${day(marketDay(order.createdAt))}` : null}
          {receipt ? ` · ${t('borrowers.receipt', { receipt })}` : null}
        </span>
        {promise ? (
          <span className="block text-caption text-muted">
            {t('promises.row', { sum: money(promise.cents), day: day(promise.by) })}
          </span>
        ) : null}
      </span>
      {promise ? <PromiseChip state={promise.state} /> : null}
      {order ? (
        <StatusChip tone={statusTone(orderStatus(order.step))}>
          {t(`enumerations:orderStatus.${orderStatus(order.step)}`)}
        </StatusChip>
      ) : null}
    </Link>
  );
}
