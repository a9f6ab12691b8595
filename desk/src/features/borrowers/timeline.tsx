import type { BorrowerNote, BorrowersLoan, TimelineRow } from '@kopa/contract/desk/borrower-entities';
import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  CalendarPlus,
  Clock,
  Minus,
  Moon,
  RotateCcw,
  Scale,
  type Icon,
} from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { marketDay, useFormat } from '../../shared/language/format.ts';
import { cx } from '../../shared/screen/cx.ts';
import { Explained } from './explained.tsx';
import { NoteRow } from './note-text.tsx';
import { PromiseRow } from './promise-row.tsx';

const icons: Readonly<Record<TimelineRow['kind'], Icon>> = {
  disbursement: ArrowUp,
  interest: Moon,
  penalty: Moon,
  payment: ArrowDown,
  correction: Scale,
  extensionFee: CalendarPlus,
  extensionTax: CalendarPlus,
  refund: RotateCcw,
  carriedOver: ArrowRight,
  waiver: Minus,
  takenBack: RotateCcw,
  reallocation: Scale,
  recharge: Scale,
  resumption: Scale,
  recovery: Scale,
  writeOff: Minus,
  writeOffBack: RotateCcw,
};

/** A row that moves no money, and when it was made. */
interface Aside {
  at: number;
  shown: ReactNode;
}

/** The history of a loan, newest first: day, what and why, sum, then owed; each row opens to the ledger. */
export function Timeline({
  rows,
  promises,
  notes,
}: Pick<BorrowersLoan, 'rows' | 'promises'> & { notes: readonly BorrowerNote[] }) {
  const { t } = useTranslation('desk');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const move = (by: 1 | -1) => {
    const heads = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = heads.findIndex((head) => head === document.activeElement);
    heads[at === -1 ? 0 : Math.min(Math.max(at + by, 0), heads.length - 1)]?.focus();
  };
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const allOpen = open.size === rows.length;
  const toggleAll = () => setOpen(new Set(allOpen ? [] : rows.map(({ id }) => id)));
  useKeys({ j: () => move(1), k: () => move(-1), e: toggleAll });
  return (
    <section aria-label={t('timeline.label')}>
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 pb-2 max-[44.99rem]:px-4">
        <h2 className="text-title text-ink">{t('timeline.label')}</h2>
        <p className="flex flex-wrap items-center gap-2 text-caption text-muted">
          <span className="contents pointer-coarse:hidden">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('keys.move')} <Kbd>Space</Kbd> {t('timeline.explain')}
          </span>
          <button
            type="button"
            aria-pressed={allOpen}
            aria-keyshortcuts="e"
            onClick={toggleAll}
            className="flex min-h-8 items-center gap-2 rounded-button px-2 font-semibold text-link pointer-coarse:min-h-11"
          >
            {t(allOpen ? 'timeline.closeAll' : 'timeline.explainAll')} <Kbd>E</Kbd>
          </button>
        </p>
      </div>
      <p
        aria-hidden
        className="flex gap-4 border-b border-control px-6 py-1.5 text-caption text-muted max-[44.99rem]:hidden"
      >
        <span className="w-32">{t('timeline.day')}</span>
        <span className="w-7" />
        <span className="flex-1">{t('timeline.what')}</span>
        <span className="w-20 text-end">{t('timeline.sum')}</span>
        <span className="w-20 text-end">{t('timeline.then')}</span>
      </p>
      <ol ref={list}>
        {placed(rows, [
          ...promises.map((promise) => ({
            at: promise.madeAt,
            shown: <PromiseRow key={`promise ${promise.id}`} promise={promise} />,
          })),
          ...notes.map((note) => ({
            at: note.at,
            shown: <NoteRow key={`note ${note.number}`} note={note} />,
          })),
        ]).map((item) =>
          'shown' in item ? (
            item.shown
          ) : (
            <Row key={item.id} row={item} open={open.has(item.id)} onToggle={() => toggle(item.id)} />
          ),
        )}
      </ol>
    </section>
  );
}

function Row({ row, open, onToggle }: { row: TimelineRow; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation(['desk', 'statement']);
  const { sum, day, days } = useFormat();
  const panel = useId();
  const { kind, count, cents, balanceCents, bookedOn, from, to, receipt, why } = row;
  const Mark = bookedOn === null ? Clock : icons[kind];
  const isMoney = ['payment', 'takenBack', 'disbursement', 'refund'].includes(kind);
  const name =
    kind === 'reallocation' || kind === 'recovery'
      ? t(`timeline.${kind}`)
      : t(`statement:kind.${kind === 'recharge' || kind === 'resumption' ? 'correction' : kind}`);
  const used = row.sides
    .filter((side) => side.cents < 0)
    .map((side) => `${t(`timeline.account.${side.account}`)} ${sum(-side.cents)}`);
  const reason =
    why ||
    (kind === 'correction'
      ? t('timeline.corrected', { receipt })
      : kind === 'recharge'
        ? t('timeline.recharged', { receipt })
        : kind === 'resumption'
          ? t('timeline.resumed')
          : kind === 'reallocation'
            ? ''
            : used.join(' · '));
  const signed = `${cents < 0 ? '−' : cents > 0 ? '+' : ''} ${sum(Math.abs(cents))}`;
  return (
    <li className="border-b border-decor">
      <button
        type="button"
        data-row
        aria-expanded={open}
        aria-controls={panel}
        onClick={onToggle}
        className="flex w-full scroll-my-12 flex-wrap items-start gap-x-4 px-6 py-2.5 text-start text-body -outline-offset-3 hover:bg-page max-[44.99rem]:px-4"
      >
        <span className="w-32 text-muted tabular-nums max-[44.99rem]:w-full max-[44.99rem]:text-caption">
          {bookedOn === null ? t('timeline.tonight') : days(from, to)}
        </span>
        <span
          className={cx(
            'flex size-7 items-center justify-center rounded-full border max-[44.99rem]:hidden',
            isMoney ? 'border-primary bg-primary-soft text-on-primary-soft' : 'border-control text-muted',
            bookedOn === null && 'border-dashed',
          )}
        >
          <Mark aria-hidden className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-ink">
            {name}
            {count > 1 ? <span className="font-text">, {t('timeline.nights', { count })}</span> : null}
            {receipt && kind !== 'correction' && kind !== 'recharge' ? (
              <span className="font-text"> {receipt}</span>
            ) : null}
          </span>
          <span className="block text-caption wrap-anywhere text-muted">
            {reason}
            {bookedOn === null ? ` · ${t('timeline.notBooked')}` : null}
            {bookedOn !== null && bookedOn > to && !isNight(kind)
              ? ` ${t('timeline.booked', { day: day(bookedOn) })}`
              : null}
          </span>
        </span>
        <span className="w-20 text-end font-medium whitespace-nowrap text-ink tabular-nums">
          {cents === 0 ? sum(0) : signed}
        </span>
        <span className="w-20 text-end whitespace-nowrap text-muted tabular-nums max-[44.99rem]:hidden">
          <span className="sr-only">{t('timeline.then')} </span>
          {sum(balanceCents)}
        </span>
      </button>
      <div id={panel} hidden={!open}>
        {open ? <Explained row={row} /> : null}
      </div>
    </li>
  );
}

/** What people did among the rows, each above the days before it. */
function placed(rows: readonly TimelineRow[], asides: readonly Aside[]): (TimelineRow | Aside)[] {
  const all: { item: TimelineRow | Aside; day: string }[] = rows.map((row) => ({
    item: row,
    day: row.bookedOn ?? '9999',
  }));
  for (const aside of asides.toSorted((one, other) => one.at - other.at)) {
    const day = marketDay(aside.at);
    const place = all.findIndex((row) => row.day <= day);
    all.splice(place === -1 ? all.length : place, 0, { item: aside, day });
  }
  return all.map(({ item }) => item);
}

function isNight(kind: TimelineRow['kind']): boolean {
  return kind === 'interest' || kind === 'penalty';
}
