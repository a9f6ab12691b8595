import type { RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import type { PromptFailure } from '@kopa/contract/prompt-failures';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { FileText } from '@kopa/ui/icons';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Page } from '../../shared/screen/page.tsx';
import TalkCard from '../../shared/screen/talk-card.tsx';
import { policy } from '../../shared/session/policy.ts';
import { kindOf } from './ask-for-reference.ts';
import { namesOfPaid, type PendingPayment, type Standing } from './pending-payment.ts';
import type { Cashier, CashierOf } from './cashier.ts';
import { useReference } from './use-reference.ts';

type Ended = Exclude<Standing, { state: 'open' } | { state: 'pending' }>;

/** A received or failed payment with its reason: the balance, and the next step. */
export function PaymentEnded({ standing, ...cashier }: CashierOf<Ended>) {
  if (standing.state === 'paid') return <Paid {...cashier} standing={standing} />;
  if (standing.state === 'failed') return <Failed {...cashier} standing={standing} />;
  return <TimedOut {...cashier} />;
}

function Paid({ standing, pending, detail, ask, back }: CashierOf<Extract<Ended, { state: 'paid' }>>) {
  const { t } = useTranslation(['cashier', 'payment']);
  const format = useFormat();
  const finished = detail.order.step === orderSteps.finish;
  const isOther = pending.amountCents !== null && pending.amountCents !== standing.cents;
  return (
    <Page
      title={t('title')}
      wait
      fallback={back}
      footer={
        <Button
          block
          onClick={() => {
            ask(null);
            navigate(back);
          }}
        >
          {t(finished ? 'result.finished' : 'result.detail')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <PaymentState
          state="paid"
          amountCents={standing.cents}
          body={isOther ? t('result.other', { sum: format.money(pending.amountCents ?? 0) }) : undefined}
        />
        <Card>
          <Ledger>
            {standing.payments.map(({ payOrderId, receipt, amountCents }) => (
              <LedgerLine
                key={payOrderId}
                label={receipt === null ? t('result.noReceipt') : t('result.receipt', { receipt })}
                cents={amountCents}
              />
            ))}
            <LedgerTotal label={t('result.left')} cents={detail.owedCents} />
          </Ledger>
        </Card>
        <Overpaid detail={detail} />
      </div>
    </Page>
  );
}

/** An overpayment and its destination. */
function Overpaid({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const { overpaidCents } = detail.standing;
  if (overpaidCents === 0) return null;
  const { use, minimumCents } = policy().overpayment;
  const goes = use === 'keepForNext' ? 'next' : overpaidCents >= minimumCents ? 'back' : 'stays';
  return <Note tone="info">{t(`overpaid.${goes}`, { sum: format.money(overpaidCents) })}</Note>;
}

function Failed({
  standing,
  pending,
  detail,
  methods,
  ask,
  back,
}: CashierOf<Extract<Ended, { state: 'failed' }>>) {
  const { t } = useTranslation(['cashier', 'payment']);
  const first = asAtFirst(pending, detail);
  const other = methods.find(({ method, available }) => available && method !== pending.method);
  return (
    <Page
      title={t('title')}
      wait
      fallback={back}
      footer={
        <>
          <Button block onClick={() => ask(first)}>
            {t('result.again')}
          </Button>
          {other && (
            <Button block variant="text" onClick={() => ask({ ...first, method: other.method })}>
              {t('another.open')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <PaymentState
          state="failed"
          amountCents={standing.cents}
          failure={standing.failure}
          {...(standing.failure === ('unanswered' satisfies PromptFailure) && {
            heading: t('timedOut.heading'),
          })}
        />
        <TalkCard />
      </div>
    </Page>
  );
}

/** An expired reference, renewed on tap (S8-20). */
function TimedOut({ pending, detail, methods, ask, now, back }: Cashier & { pending: PendingPayment }) {
  const { t } = useTranslation(['cashier', 'payment', 'application']);
  const format = useFormat();
  const reference = useReference(detail, ask, now);
  const { orderNo } = detail.order;
  const way = methods.find(({ method }) => method === pending.method);
  const until = pending.given?.expireTime ?? 0;
  return (
    <Page
      title={t('title')}
      wait
      fallback={back}
      footer={
        <>
          <FailureNote error={reference.error} />
          <Button
            block
            busy={reference.busy}
            busyLabel={t('application:sending')}
            onClick={() => {
              const amountCents = pending.given?.amountCents ?? pending.amountCents;
              // The balance may have become smaller in the meantime.
              if (way && amountCents !== null && amountCents <= detail.owedCents)
                reference.run({ method: way.method, channel: way.channel, amountCents });
              else ask(asAtFirst(pending, detail));
            }}
          >
            {t(way && kindOf[way.channel] === 'link' ? 'timedOut.newLink' : 'timedOut.newNumber')}
          </Button>
          <Button block variant="text" onClick={() => ask(asAtFirst(pending, detail))}>
            {t('another.open')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <PaymentState
          state="failed"
          amountCents={pending.amountCents}
          heading={t('timedOut.heading')}
          body={t('timedOut.body', { time: format.time(until) })}
        />
        <Card flush heading={t('timedOut.paid')}>
          <ListRow
            icon={<FileText aria-hidden />}
            label={t('proof.label')}
            caption={t('proof.caption')}
            onClick={() => navigate(`/repay/voucher?orderNo=${encodeURIComponent(orderNo)}`)}
          />
        </Card>
      </div>
    </Page>
  );
}

/** The same method and amount again, with nothing pending. */
const asAtFirst = (pending: PendingPayment, detail: RepayDetail): PendingPayment => ({
  ...pending,
  payOrderId: null,
  given: null,
  before: namesOfPaid(detail),
  toldAt: null,
});
