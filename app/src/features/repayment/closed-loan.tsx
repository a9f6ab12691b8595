import type { RepayDetail } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CircleCheck, ReceiptText } from '@kopa/ui/icons';
import { Moment } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useUser } from '../../shared/order/use-latest-order.ts';
import { useMoment } from '../../shared/screen/moment.ts';
import { Page } from '../../shared/screen/page.tsx';
import { OverpaidNotes } from './loan-notes.tsx';
import { LoanRows } from './loan-rows.tsx';
import { closingOf } from './closing.ts';
import { OwedLines } from './owed-lines.tsx';
import { useReceiptPicture } from './use-receipt-picture.ts';

/** A loan without a balance: its ledger, when and how early the loan was closed, a receipt to share. */
export default function ClosedLoan({ detail, isNewest }: { detail: RepayDetail; isNewest: boolean }) {
  const { t } = useTranslation(['repay', 'me']);
  const format = useFormat();
  const { orderNo } = detail.order;
  const plays = useMoment(`paid ${orderNo}`);
  // Without an answer the row is missing.
  const onTime = useUser().data?.standing.paidOnTime ?? 0;
  const closing = useClosing(detail);
  const [share, said] = useReceiptPicture(detail, closing?.title ?? '');
  return (
    <Page
      title={t('title')}
      wait
      hero
      footer={
        <Button block onClick={() => navigate('/')}>
          {t('finished.home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <div className="kopa-hero kopa-hero-block flex flex-col gap-3">
          <Moment name="paid" plays={plays} />
          <div className="flex flex-col gap-2 pb-1">
            <h2 className="text-center text-heading text-ink">{t('finished.heading')}</h2>
            <p className="text-center text-body text-muted">
              {t('finished.body', { sum: format.money(detail.paidCents) })}
            </p>
          </div>
        </div>
        <OverpaidNotes standing={detail.standing} />
        <OwedLines detail={detail} />
        {closing && (
          <Note tone={closing.isLate ? 'info' : 'success'} title={closing.title}>
            {closing.body}
          </Note>
        )}
        <div>
          <Card flush>
            <ListRow
              icon={<ReceiptText aria-hidden />}
              label={t('receipt.share')}
              caption={t('receipt.caption')}
              onClick={() => void share()}
            />
            {onTime > 0 && (
              <ListRow icon={<CircleCheck aria-hidden />} label={t('me:paidOnTime', { count: onTime })} />
            )}
          </Card>
          {said}
        </div>
        <LoanRows orderNo={orderNo} running={false} />
        {isNewest && <p className="px-4 text-caption text-muted">{t('finished.keep')}</p>}
      </div>
    </Page>
  );
}

/** The day of the closing, and what an early closing saved; null while the lender states no day. */
function useClosing(detail: RepayDetail): { title: string; body: string; isLate: boolean } | null {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const closing = closingOf(detail);
  if (!closing) return null;
  const { day, early, savedCents } = closing;
  const when = early > 0 ? t('closed.early', { count: early }) : early === 0 ? t('closed.onTime') : '';
  const what = savedCents > 0 ? t('closed.saved', { sum: format.money(savedCents) }) : '';
  return {
    title: t('closed.on', { day: format.weekdayDay(day) }),
    body: [when, what].filter(Boolean).join(' · '),
    isLate: early < 0,
  };
}
