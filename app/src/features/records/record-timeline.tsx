import type { OrderRecord, RecordEvent, RecordEventName } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ProgressList, type ProgressItem } from '@kopa/ui/progress-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { nextOf } from './record-next.ts';

/** A longer history is collapsed: the latest events are read most. */
const mostShown = 9;
const lastShown = 6;

const tones: Partial<Record<RecordEventName, 'danger' | 'neutral'>> = {
  rejected: 'neutral',
  payoutFailed: 'danger',
  paymentFailed: 'danger',
  overdue: 'danger',
  cancelled: 'neutral',
  lapsed: 'neutral',
};

/** The history of an order with times, and the next step. */
export function RecordTimeline({ record }: { record: OrderRecord }) {
  const { t } = useTranslation('records');
  const [unfolded, setUnfolded] = useState(false);
  const say = useEventWords(record);
  const next = useNextItem(record);
  const events = record.events.filter((event, at, all) => !isWithNext(event, all[at + 1]));
  const earlier = events.length > mostShown ? events.length - lastShown : 0;
  const items = events
    .slice(unfolded ? 0 : earlier)
    .map((event): ProgressItem => ({ ...say(event), state: 'done' }));
  return (
    <Card heading={t('order.happened')}>
      {earlier > 0 ? (
        <div className="-mx-3 pb-2">
          <Button
            variant="text"
            className="-outline-offset-3"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? t('order.fold') : t('order.unfold', { count: earlier })}
          </Button>
        </div>
      ) : null}
      <ProgressList items={next ? [...items, next] : items} />
    </Card>
  );
}

const minute = 60_000;

/** Agreeing and asking for the money are one tap and one line. */
function isWithNext({ event, at }: RecordEvent, next: RecordEvent | undefined): boolean {
  return event === 'agreed' && next?.event === 'collected' && next.at - at < minute;
}

function useEventWords({ order, events }: OrderRecord): (event: RecordEvent) => Omit<ProgressItem, 'state'> {
  const { t } = useTranslation(['records', 'cancellation']);
  const format = useFormat();
  return (told) => {
    const { event, at, day, amountCents, receipt, dueOn, cancelReason } = told;
    const isTwo = events.some((before) => isWithNext(before, told));
    const lines = [
      day === dayOf(at) ? when(at) : format.day(day),
      event === 'disbursed' && order.payout ? `${order.payout.name} ${order.payout.maskedNumber}` : null,
      event === 'cancelled' && cancelReason ? t(`cancellation:reason.${cancelReason}`) : null,
      receipt === null ? null : t('order.receipt', { receipt }),
    ].filter((line) => line !== null);
    return {
      title: t(isTwo ? 'event.agreedAndCollected' : `event.${event}`, {
        sum: amountCents === null ? '' : format.money(amountCents),
        day: dueOn === null ? '' : format.day(dueOn),
      }),
      caption: lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      )),
      tone: tones[event],
    };
  };
  // With the year: a record is read years later.
  function when(at: number): string {
    return `${format.day(dayOf(at))}, ${format.clock(at)}`;
  }
}

/** The awaited event, its actor and deadline; `null` for an ended order. */
function useNextItem({ order }: OrderRecord): ProgressItem | null {
  const { t } = useTranslation('records');
  const format = useFormat();
  const next = nextOf(order);
  if (!next) return null;
  const day = order.dueDate ? format.weekdayDay(order.dueDate) : '';
  const captions = {
    continue: undefined,
    review: order.reviewEndsAt ? t('awaited.reviewBy', { time: format.time(order.reviewEndsAt) }) : undefined,
    offer: order.collectBefore ? t('awaited.offerBy', { time: format.time(order.collectBefore) }) : undefined,
    arrival: undefined,
    repay: t(order.overdueDays > 0 ? 'awaited.wasDue' : 'awaited.dueBy', { day }),
  };
  return {
    title: t(order.overdueDays > 0 ? 'awaited.repayToday' : `awaited.${next.name}`, {
      sum: format.money(order.dueAmount),
    }),
    caption: captions[next.name],
    state: 'now',
  };
}
