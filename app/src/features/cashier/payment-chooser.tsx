import type { Payment } from '@kopa/contract/entities';
import { wholeUnit } from '@kopa/contract/market/money';
import type { RepayMethod } from '@kopa/contract/policy';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { RhfAmountField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { useSession } from '../../shared/session/session.ts';
import { kindOf } from './ask-for-reference.ts';
import { pendingByPrompt, isOver, namesOfPaid, type PendingPayment } from './pending-payment.ts';
import type { Cashier } from './cashier.ts';
import { NoPaymentMethod } from './no-payment-method.tsx';
import { usePaymentForm, type PaymentValues } from './use-payment-form.ts';
import { usePrompt } from './use-prompt.ts';
import { useReference } from './use-reference.ts';
import { WayList } from './way-list.tsx';

/**
 * Amount and payment method: each method shows its details, and the button below executes the method's
 * action.
 */
export function PaymentChooser(
  cashier: Cashier & { pending: PendingPayment | null; prompt: Payment | null; tryWays: () => void },
) {
  const { detail, methods, pending, ask, now, back, prompt } = cashier;
  const { t } = useTranslation(['cashier', 'application']);
  const format = useFormat();
  const session = useSession();
  const promptPin = usePrompt(detail, ask, now);
  const reference = useReference(detail, ask, now);

  const usable = methods.filter(({ available }) => available);
  const way = methods.find(({ method }) => method === pending?.method) ?? usable[0];
  const kind = way?.available ? kindOf[way.channel] : 'none';
  const { form, fill, cents, amount } = usePaymentForm(
    detail,
    {
      askedCents: pending?.amountCents ?? null,
      method: way?.method ?? 'mpesa',
      mobile: session?.mobile ?? '',
    },
    kind === 'prompt',
  );
  if (!way || usable.length === 0) return <NoPaymentMethod back={back} onRetry={cashier.tryWays} />;
  const held = pending?.given ?? null;
  const fits = held?.channel === way.channel && (held.amountCents === null || held.amountCents === cents);
  const over = fits && isOver(held, now());
  const given = fits && !over ? held : null;

  // Nothing is pending: payments so far are not new later.
  const before = namesOfPaid(detail);
  const keep = (method: RepayMethod, change: Partial<PendingPayment> = {}) =>
    ask({
      method,
      amountCents: cents,
      payOrderId: null,
      given: held,
      before,
      toldAt: null,
      ...change,
    });
  const give = ({ method, channel }: typeof way) => {
    keep(method);
    reference.run({ method, channel, amountCents: cents ?? detail.owedCents });
  };
  const choose = (method: RepayMethod) => {
    promptPin.reset();
    reference.reset();
    keep(method);
    const wanted = methods.find((each) => each.method === method);
    // An account accepts any amount, so no amount is needed.
    if (wanted?.available && kindOf[wanted.channel] === 'account' && held?.channel !== wanted.channel)
      give(wanted);
  };
  const tell = () => {
    keep(way.method, { toldAt: now() });
    cashier.askAgain();
  };
  const pay = form.handleSubmit(({ amount: typed, mobile }) => {
    if (kind === 'prompt')
      promptPin.run({ amountCents: Number(typed) * wholeUnit(policy().market.currency), mobile });
    else if (kind !== 'none') give(way);
  });
  const act = () => {
    // A manual payment counts, whatever is entered here.
    if (kind === 'byHand' || ((kind === 'account' || kind === 'barcode') && given)) return tell();
    return kind === 'account' ? give(way) : void pay();
  };
  const withSum = (words: string) => (cents === null ? words : `${words}: ${format.money(cents)}`);
  const action = {
    none: '',
    prompt: withSum(t('ask')),
    byHand: t('iHavePaid'),
    account: t(given ? 'iHavePaid' : 'give.account'),
    barcode: given ? t('iHavePaid') : withSum(t('give.barcode')),
    link: withSum(t('give.link')),
  }[kind];
  const busy = promptPin.busy || reference.busy;
  return (
    <Page
      title={t('title')}
      fallback={back}
      footer={
        <>
          <HoldWhile busy={promptPin.busy || (reference.busy && kind !== 'account')} />
          <FailureNote error={promptPin.error ?? reference.error} />
          {over && (
            <p role="alert" className="text-center text-caption font-semibold text-danger">
              {t('timedOut.heading')}
            </p>
          )}
          <p className="text-center text-caption text-muted">
            {t(kind === 'none' ? 'closed.choose' : 'shown')}
          </p>
          {kind !== 'none' && (
            <Button block busy={busy} busyLabel={t('application:sending')} onClick={act}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        {prompt && (
          <Card flush>
            <ListRow
              label={t('underWay.title', { sum: format.money(prompt.amountCents) })}
              caption={t('underWay.see')}
              onClick={() => ask(pendingByPrompt(prompt, namesOfPaid(detail)))}
            />
          </Card>
        )}
        <ContractForm form={form} fill={fill}>
          <RhfAmountField<PaymentValues> name="amount" id="amount" label={t('howMuch')} {...amount} />
          <WayList methods={methods} onChoose={choose} amountCents={cents} given={given} />
        </ContractForm>
      </form>
    </Page>
  );
}
