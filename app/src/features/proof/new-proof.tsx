import { saveUserVoucher } from '@kopa/contract/calls/voucher';
import { repayWays } from '@kopa/contract/policy';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Lock } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../shared/address/use-back.ts';
import { FormErrors, UnseenErrors } from '../../shared/form/form-errors.tsx';
import { FormLegend } from '../../shared/form/form-legend.tsx';
import { PickRow, TextRow } from '../../shared/form/rows.tsx';
import { useResume } from '../../shared/form/use-resume.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { DayRow } from './day-row.tsx';
import { proofAddress } from './proof-address.ts';
import { endProof } from './proof-draft.ts';
import type { KnownProofs } from './proof-list.tsx';
import { ProofPictures, usePictures } from './proof-pictures.tsx';
import { emptyProof, onlyAmount, sentOf, typedTime, type ProofValues } from './proof-values.ts';
import { useProofForm } from './use-proof-form.ts';

/** A new proof of repayment: pictures of the receipt, and what it says (S1-26). What was begun is kept until it is sent. */
export default function NewProof({ detail, proofs }: KnownProofs) {
  const { t } = useTranslation(['proof', 'validation', 'application']);
  const { orderNo } = detail.order;
  const toast = useToast();
  const back = useBack(proofAddress(orderNo));
  const { maximumImages, waiting } = proofs;
  const pictures = usePictures(orderNo, waiting, maximumImages);
  const { form, found, draft, restored, lastField, submit, showFailure } = useProofForm(orderNo, {
    disbursedOn: detail.disbursedOn,
    today: detail.today,
  });
  useResume(lastField);
  const [shownByRows, setShownByRows] = useState(false);
  const { market, repay, voucher } = policy();
  const methods = repayWays(market, repay.methods).map(({ method }) => method);
  const command = useCommand({
    scope: `proof:${orderNo}`,
    send: (body: { images: string[]; values: ProofValues }, { idempotencyKey }) =>
      send(saveUserVoucher, { orderNo, images: body.images, ...sentOf(body.values) }, { idempotencyKey }),
    onDone: async () => {
      draft.end();
      endProof(orderNo);
      await queryClient.invalidateQueries({ queryKey: queryKeys.vouchers(orderNo) });
      toast(t('done'));
      back();
    },
    onFailed: (error) => setShownByRows(showFailure(error)),
  });
  const ofPictures = found.messages.find(({ field }) => field === 'images')?.key;
  const picturesWrong = ofPictures && pictures.ids.length === 0 ? t(`validation:${ofPictures}`) : undefined;
  const go = () =>
    void submit(pictures.ids.length === 0 ? 'images.required' : undefined, (values) =>
      command.run({ images: pictures.ids, values }),
    );
  const label = {
    amountCents: t('field.amount'),
    paidOn: t('field.day'),
    paidTime: t('field.time'),
    method: t('field.method'),
    receipt: t('field.receipt'),
  };
  const labels = [['images', t('picture.heading')] as const, ...Object.entries(label)];
  return (
    <Page
      title={t('new.title')}
      fallback={proofAddress(orderNo)}
      offlineText={t(draft.keeps ? 'application:savedOffline' : 'application:unsavedOffline')}
      footer={
        <div className="flex flex-col gap-3">
          <UnseenErrors found={found} labels={labels} />
          {!shownByRows && <FailureNote error={command.error} />}
          <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={go}>
            {t('new.send')}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <div className="flex flex-col gap-1">
          <h2 className="text-heading text-ink">{t('new.heading')}</h2>
          <p className="text-body text-muted">{t('new.body', { hours: voucher.answerHours })}</p>
        </div>
        <FormErrors found={found} labels={labels} />
        {pictures.lost && <Note tone="warning">{t('picture.lost')}</Note>}
        <ProofPictures
          orderNo={orderNo}
          pictures={pictures}
          waiting={waiting}
          most={maximumImages}
          error={picturesWrong}
        />
        <div>
          <FormLegend form={form} keeps={draft.keeps} restored={restored} />
          <FieldGroup>
            <TextRow
              form={form}
              name="amountCents"
              label={label.amountCents}
              required
              prefix="KSh"
              inputMode="decimal"
              autoComplete="off"
              placeholder={t('field.amountWanted')}
              sanitize={onlyAmount}
            />
            <DayRow form={form} label={label.paidOn} min={detail.disbursedOn} max={detail.today} />
            <TextRow
              form={form}
              name="paidTime"
              label={label.paidTime}
              optional
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('field.timeWanted')}
              sanitize={typedTime}
            />
            <PickRow
              form={form}
              name="method"
              label={label.method}
              required
              options={methods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
            />
            <TextRow
              form={form}
              name="receipt"
              label={label.receipt}
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
            form.reset(emptyProof);
            draft.end();
            endProof(orderNo);
            back();
          }}
        >
          {t('new.cancel')}
        </Button>
        {/* Enter on a phone's keyboard sends the form, which needs a button inside of it. */}
        <button type="submit" hidden>
          {t('new.send')}
        </button>
      </form>
    </Page>
  );
}
