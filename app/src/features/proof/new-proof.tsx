import { saveUserVoucher } from '@kopa/contract/calls/voucher';
import { repayWays } from '@kopa/contract/policy';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Lock } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { RhfErrorSummary, RhfOtherErrors, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../shared/address/use-back.ts';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { FormLegend } from '../../shared/form/form-legend.tsx';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { showFindings } from '../../shared/form/lenders-findings.ts';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { SentForm } from '../../shared/form/sent-form.tsx';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { SendFooter } from '../../shared/order/send-footer.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useSending } from '../../shared/order/use-sending.ts';
import { photosOnPhone } from '../../shared/outbox/photos-on-phone.ts';
import { dropWaiting } from '../../shared/outbox/waiting.ts';
import { forgetPhotos } from '../../shared/photo/kept-photos.ts';
import { policy } from '../../shared/session/policy.ts';
import { DayRow } from './day-row.tsx';
import { proofAddress } from './proof-address.ts';
import { picturesBegun } from './proof-draft.ts';
import type { KnownProofs } from './proof-list.tsx';
import { picturesScope, ProofPictures, stillThere } from './proof-pictures.tsx';
import {
  emptyProof,
  onlyAmount,
  proofSchema,
  section,
  sentOf,
  typedTime,
  type ProofValues,
} from './proof-values.ts';

/** A new proof of repayment: pictures of the receipt, and its values (S1-26). Kept as a draft until sent. */
export default function NewProof({ detail, proofs }: KnownProofs) {
  const { t } = useTranslation(['proof', 'validation', 'application']);
  const { orderNo } = detail.order;
  const toast = useToast();
  const back = useBack(proofAddress(orderNo));
  const { maximumImages, waiting } = proofs;
  const there = (images: string) => stillThere(images, waiting, maximumImages);
  // Uploaded pictures may have been deleted in the meantime.
  const [isOneLost] = useState(() => picturesBegun(orderNo) !== there(picturesBegun(orderNo)));
  const scope = `proof:${orderNo}`;
  // Opened again, the form decides; its pictures are sent from here.
  useEffect(() => dropWaiting(scope), [scope]);
  const [onPhone] = useState(() => photosOnPhone(picturesScope(orderNo)));
  const { form, keeps, restored, submit, forget } = useKeptForm<ProofValues>({
    orderNo,
    section,
    empty: emptyProof,
    saved: null,
    savedAt: null,
    schema: proofSchema(detail, onPhone.any),
    repair: (values) => ({ values: { ...values, images: there(values['images'] ?? '') }, cleared: [] }),
  });
  const [shownByRows, setShownByRows] = useState(false);
  const { market, repay, voucher } = policy();
  const methods = repayWays(market.code, repay.methods).map(({ method }) => method);
  const forgetAll = () => {
    forget();
    void forgetPhotos(picturesScope(orderNo));
  };
  const command = useCommand({
    scope,
    send: (values: ProofValues, { idempotencyKey }) =>
      send(saveUserVoucher, { orderNo, ...sentOf(values) }, { idempotencyKey }),
    onDone: async () => {
      forgetAll();
      await queryClient.invalidateQueries({ queryKey: queryKeys.vouchers(orderNo) });
      toast(t('done'));
      back();
    },
    onFailed: ({ fields }) => setShownByRows(showFindings(form, fields)),
  });
  const sending = useSending({
    submit,
    command,
    later: (values) => ({
      scope,
      kind: 'proof',
      request: { orderNo, ...sentOf(values) },
      photos: onPhone.names(),
      path: proofAddress(orderNo, 'new'),
      draft: [orderNo, section],
    }),
    onKept: back,
  });
  const sendIt = async () => {
    await onPhone.look();
    sending.send();
  };
  const go = () => void sendIt();
  return (
    <ContractForm form={form}>
      <Page
        title={t('new.title')}
        fallback={proofAddress(orderNo)}
        offlineText={t(keeps ? 'application:savedOffline' : 'application:unsavedOffline')}
        footer={
          <SendFooter
            busy={command.busy}
            error={shownByRows ? null : command.error}
            waits={sending.waiting}
            keeps={keeps}
            label={t('new.send')}
            onClick={go}
          >
            <RhfOtherErrors />
          </SendFooter>
        }
      >
        <div className="pb-6">
          <SentForm onSend={go} label={t('new.send')}>
            <div className="flex flex-col gap-1">
              <h2 className="text-heading text-ink">{t('new.heading')}</h2>
              <p className="text-body text-muted">{t('new.body', { hours: voucher.answerHours })}</p>
            </div>
            <RhfErrorSummary />
            {isOneLost && <Note tone="warning">{t('picture.lost')}</Note>}
            <ProofPictures orderNo={orderNo} waiting={waiting} most={maximumImages} />
            <div>
              <FormLegend form={form} keeps={keeps} restored={restored} />
              <FieldGroup>
                <RhfTextField<ProofValues>
                  {...rowOf('amountCents')}
                  label={t('field.amount')}
                  required
                  prefix={market.currency.symbol}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={t('field.amountWanted')}
                  sanitize={onlyAmount}
                />
                <DayRow label={t('field.day')} min={detail.disbursedOn} max={detail.today} />
                <RhfTextField<ProofValues>
                  {...rowOf('paidTime')}
                  label={t('field.time')}
                  optional
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={t('field.timeWanted')}
                  sanitize={typedTime}
                />
                <RhfListField<ProofValues>
                  picker={LazyOptionPicker}
                  {...rowOf('method')}
                  label={t('field.method')}
                  required
                  options={methods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
                />
                <RhfTextField<ProofValues>
                  {...rowOf('receipt')}
                  label={t('field.receipt')}
                  optional
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  placeholder={t('field.receiptWanted')}
                />
              </FieldGroup>
            </div>
            <Note tone="neutral" icon={<Lock aria-hidden />}>
              {t('new.privacy')}
            </Note>
            <Button
              variant="text"
              tone="muted"
              block
              onClick={() => {
                forgetAll();
                back();
              }}
            >
              {t('new.cancel')}
            </Button>
          </SentForm>
        </div>
      </Page>
    </ContractForm>
  );
}
