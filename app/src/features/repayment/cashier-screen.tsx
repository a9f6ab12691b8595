import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Payment, RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { readRepayAmount } from '@kopa/contract/pricing';
import { isKenyanMobile, normalisePhone } from '@kopa/contract/sections';
import { AmountField } from '@kopa/ui/amount-field';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { policy } from '../../shared/session/policy.ts';
import { readDraft } from '../../shared/draft/draft.ts';
import { PaymentProgress, section } from './payment-progress.tsx';

const pollSeconds = 3;

/** /repay/cashier: how much, from which phone, and the wait for the payment. */
export default function CashierScreen() {
  // All words that its parts speak: a part that waits for its own would take the screen away again.
  const { t } = useTranslation(['repay', 'validation', 'application']);
  const latest = useLatestOrder();
  const order = latest.data?.order ?? null;
  const detail = useQuery({
    queryKey: queryKeys.repayDetail(order?.orderNo ?? ''),
    queryFn: () => send(repayOrderDetail, { orderNo: order!.orderNo }),
    enabled: order !== null && order.disbursedOn !== null,
    refetchInterval: ({ state }) => (state.data && awaited(state.data) ? pollSeconds * 1000 : false),
  });
  const { asked, ask } = useAskedPayment(order?.orderNo ?? null);
  if (latest.data && latest.isCurrent && (!order || order.disbursedOn === null)) return <GoTo to="/" />;
  if (!detail.data)
    return (
      <Page title={t('cashier.title')} fallback="/repay/repay_detail">
        <Wait queries={[latest, detail]} />
      </Page>
    );
  const waiting = awaited(detail.data);
  if (waiting && waiting.payOrderId !== asked) ask(waiting.payOrderId);
  const shown = waiting ?? detail.data.payments.find(({ payOrderId }) => payOrderId === asked);
  if (shown) return <PaymentProgress payment={shown} detail={detail.data} onSeen={() => ask(null)} />;
  if (detail.data.order.step === orderSteps.finish) return <GoTo to="/repay/repay_detail" />;
  return <Cashier detail={detail.data} onAsked={(payment) => ask(payment.payOrderId)} />;
}

/**
 * The payment that was asked for: its result stays in view until the borrower goes on. It is remembered until the result has been
 * shown, so that one that comes while the page is closed is not missed.
 */
function useAskedPayment(orderNo: string | null) {
  const [asked, setAsked] = useState<string | null>(null);
  const [readFor, setReadFor] = useState<string | null>(null);
  if (orderNo !== null && orderNo !== readFor) {
    setReadFor(orderNo);
    setAsked(readDraft(orderNo, section).values['payOrderId'] ?? null);
  }
  return { asked, ask: setAsked };
}

/** The payment that is still on its way, also one from before the page was closed. */
function awaited(detail: RepayDetail): Payment | undefined {
  return detail.payments.find(({ status }) => status === 'pending' || status === 'unknown');
}

function Cashier({ detail, onAsked }: { detail: RepayDetail; onAsked: (payment: Payment) => void }) {
  const { t } = useTranslation(['repay', 'validation', 'application']);
  const format = useFormat();
  const session = useSession();
  const amount = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement | null>(null);
  const [errors, setErrors] = useState<{ amount?: string; mobile?: string }>({});
  const { orderNo } = detail.order;
  const minimum = { minimumCents: detail.minimumCents, rule: policy().repay.rule };
  const command = useCommand({
    scope: `repay:${orderNo}`,
    send: (body: { amountCents: number; mobile: string }, { idempotencyKey }) =>
      send(mpesaRepayLink, { orderNo, ...body }, { idempotencyKey }),
    onDone: async ({ payment }) => {
      onAsked(payment);
      await queryClient.invalidateQueries({ queryKey: queryKeys.repayDetail(orderNo) });
    },
  });
  const pay = () => {
    const read = readRepayAmount(amount.current?.value ?? '', detail.owedCents, minimum);
    const mobile = normalisePhone(phone.current?.value ?? '');
    const found = {
      ...('error' in read && {
        amount: t(`validation:${read.error}`, {
          min: format.money(detail.minimumCents),
          balance: format.money(detail.owedCents),
        }),
      }),
      ...(!isKenyanMobile(mobile) && { mobile: t('validation:mobile.invalid') }),
    };
    setErrors(found);
    if ('amount' in found) amount.current?.focus();
    else if ('mobile' in found) phone.current?.focus();
    else if ('cents' in read) command.run({ amountCents: read.cents, mobile });
  };
  return (
    <Page
      title={t('cashier.title')}
      fallback="/repay/repay_detail"
      footer={
        <div className="flex flex-col gap-3">
          <HoldWhile busy={command.busy} />
          <FailureNote error={command.error} />
          <p className="text-center text-caption text-muted">{t('cashier.shown')}</p>
          <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={pay}>
            {t('cashier.ask')}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <AmountField
          id="amount"
          ref={amount}
          name="amount"
          label={t('cashier.howMuch')}
          defaultValue={String(detail.owedCents / 100)}
          hint={t('cashier.hint', {
            min: format.sum(Math.min(detail.minimumCents, detail.owedCents)),
            balance: format.sum(detail.owedCents),
          })}
          error={errors.amount}
        />
        <section className="flex flex-col gap-2">
          <h2 className="text-label text-ink">{t('cashier.from')}</h2>
          <FieldGroup>
            <PhoneField
              id="mobile"
              ref={(element) => {
                phone.current = element as HTMLInputElement | null;
              }}
              label={t('cashier.mpesa')}
              required
              normalise={normalisePhone}
              defaultValue={session?.mobile}
              hint={t('cashier.pin')}
              error={errors.mobile}
            />
          </FieldGroup>
        </section>
      </form>
    </Page>
  );
}
