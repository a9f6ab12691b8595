import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import type { Order } from '@kopa/contract/entities';
import { cancelReasons, type CancelReason } from '@kopa/contract/enumerations/cancel-reasons';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useToast } from '@kopa/ui/toast';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { navigate } from '../../shared/address/navigation.ts';
import { useBack } from '../../shared/address/use-back.ts';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useOrderMoved } from '../../shared/order/application-page.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';

const section = 'cancellation';
const schema = z.pick(cancelDrawMoney.request, { reason: true });

interface Values {
  reason: CancelReason | '';
}

/** The reason, exactly one (S5-44), and the consequences. */
export function CancellationForm({ order }: { order: Order }) {
  const { t } = useTranslation(['cancellation', 'validation', 'application']);
  const { orderNo } = order;
  const format = useFormat();
  const toast = useToast();
  const moved = useOrderMoved();
  const back = useBack(screenOf(order.step));
  const failureText = useFailureText();
  const form = useContractForm<Values>(schema, { reason: chosenBefore(orderNo) });
  const command = useCommand({
    scope: `cancel:${orderNo}`,
    send: (chosen: CancelReason, { idempotencyKey }) =>
      send(cancelDrawMoney, { orderNo, reason: chosen }, { idempotencyKey }),
    onDone: (result) => {
      clearDraft(orderNo, section);
      toast(t('done'));
      moved(result.order);
    },
  });
  const submit = form.handleSubmit(
    ({ reason }) => reason && command.run(reason),
    () => document.getElementById('cancelReason')?.scrollIntoView({ block: 'center' }),
  );
  const isTooLate = command.error?.failure === 'cancelTooLate';
  return (
    <Page
      title={t('title')}
      footer={
        <div className="flex flex-col gap-1">
          <HoldWhile busy={command.busy} />
          {command.error && (
            <div role="alert" className="pb-2">
              <Note tone="warning" title={t('failed')}>
                {failureText(command.error)}
              </Note>
            </div>
          )}
          {isTooLate ? (
            <Button block onClick={() => navigate('/', { replace: true })}>
              {t('tooLate.see')}
            </Button>
          ) : (
            <>
              <Button
                variant="outline"
                tone="danger"
                block
                busy={command.busy}
                busyLabel={t('application:sending')}
                onClick={submit}
              >
                {t('confirm')}
              </Button>
              <Button variant="text" block onClick={back}>
                {t('keep')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col gap-1">
          <h2 className="text-heading text-ink">{t('heading')}</h2>
          <p className="text-body text-muted">
            {t('loan', { sum: format.money(order.loanAmount), days: order.tenure })}
          </p>
        </div>
        <ContractForm form={form}>
          <RhfRadioList<Values>
            name="reason"
            id="cancelReason"
            legend={t('reasons')}
            required
            options={cancelReasons.map((code) => ({ value: code, label: t(`reason.${code}`) }))}
            onChosen={(value) => writeDraft(orderNo, section, { values: { reason: value }, lastField: null })}
          />
        </ContractForm>
        <Note tone="neutral">{t('after')}</Note>
      </div>
    </Page>
  );
}

/** The choice before a reload, if still valid. */
function chosenBefore(orderNo: string): Values['reason'] {
  const { reason } = readDraft(orderNo, section).values;
  return cancelReasons.find((code) => code === reason) ?? '';
}
