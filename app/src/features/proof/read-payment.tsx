import type { MpesaPayment } from '@kopa/contract/mpesa-message/read-mpesa-message';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import type { Verdict } from './match-payment.ts';
import { detailAddress, proofAddress } from './proof-address.ts';

/** A payment from a message, its relation to this loan, and the next step. */
export function ReadPayment({
  payment,
  verdict,
  orderNo,
  alone,
  onProve,
}: {
  payment: MpesaPayment;
  verdict: Verdict;
  orderNo: string;
  /** The only payment of the message, so a proof is the main action. */
  alone: boolean;
  /** Starts a proof. */
  onProve: () => void;
}) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  const { receipt, amountCents, paidOn, paidTime, payee, account } = payment;
  return (
    <section className="flex flex-col gap-3">
      <Card heading={t('read.heading')}>
        <div className="pb-3">
          <Amount cents={amountCents} size="heading" />
        </div>
        <Ledger>
          <KeyFact label={t('read.to')} value={payee} />
          {account !== null && <KeyFact label={t('read.account')} value={account} />}
          <KeyFact
            label={t('read.day')}
            value={[format.weekdayDay(paidOn), paidTime].filter(Boolean).join(', ')}
          />
          <KeyFact label={t('read.receipt')} value={receipt} />
        </Ledger>
      </Card>
      <Found payment={payment} verdict={verdict} />
      {verdict.kind === 'counted' ? (
        <Button variant="outline" block onClick={() => navigate(detailAddress(orderNo))}>
          {t('toDetail')}
        </Button>
      ) : verdict.kind === 'proved' ? (
        <Button variant="outline" block onClick={() => navigate(proofAddress(orderNo), { replace: true })}>
          {t('toList')}
        </Button>
      ) : (
        <Button variant={alone && isOurs(verdict) ? 'filled' : 'outline'} block onClick={onProve}>
          {t('prove')}
        </Button>
      )}
    </section>
  );
}

/** Whether a proof is the next step. */
const isOurs = ({ kind }: Verdict) => kind === 'missing' || kind === 'otherAccount';

function Found({ payment, verdict }: { payment: MpesaPayment; verdict: Verdict }) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  switch (verdict.kind) {
    case 'counted':
      return <Note tone="success">{t('found.counted', { day: format.weekdayDay(verdict.day) })}</Note>;
    case 'proved':
      return (
        <Note tone="info">
          {t('found.proved', { day: format.weekdayDay(dayOf(verdict.voucher.createTime)) })}
        </Note>
      );
    case 'otherPayee':
      return (
        <Note
          tone="warning"
          title={t('found.otherPayee.why', { payee: payment.payee, number: verdict.number })}
        >
          {t('found.otherPayee.do')}
        </Note>
      );
    case 'otherAccount':
      return (
        <Note tone="warning" title={t('found.otherAccount.why', { account: payment.account ?? '' })}>
          {t('found.otherAccount.do', { account: verdict.account })}
        </Note>
      );
    default:
      return (
        <Note tone={verdict.kind === 'missing' ? 'info' : 'warning'} title={t(`found.${verdict.kind}.why`)}>
          {t(`found.${verdict.kind}.do`)}
        </Note>
      );
  }
}
