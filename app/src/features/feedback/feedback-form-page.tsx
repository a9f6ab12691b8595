import { createFeedback, editFeedback } from '@kopa/contract/calls/feedback';
import { feedbackTypes } from '@kopa/contract/enumerations/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { longestFeedbackText } from '@kopa/contract/sections';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { Skeleton } from '@kopa/ui/skeleton';
import { useToast } from '@kopa/ui/toast';
import { RhfErrorSummary, RhfOtherErrors, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../shared/address/use-back.ts';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { FormLegend } from '../../shared/form/form-legend.tsx';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { showFindings } from '../../shared/form/lenders-findings.ts';
import { SentForm } from '../../shared/form/sent-form.tsx';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { SendFooter } from '../../shared/order/send-footer.tsx';
import { useSending } from '../../shared/order/use-sending.ts';
import { photosOnPhone } from '../../shared/outbox/photos-on-phone.ts';
import { dropWaiting } from '../../shared/outbox/waiting.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { session } from '../../shared/session/session.ts';
import { keepFeedback, useOpenFeedback } from './feedback-calls.ts';
import {
  emptyFeedback,
  feedbackSchema,
  requestOf,
  rowsOf,
  savedFeedback,
  typeCodes,
  type FeedbackForm,
} from './feedback-form.ts';
import { pictureScope } from './kept-pictures.ts';

// Optional rows are fetched after the required ones.
const AppointmentRows = lazy(() => import('./appointment-rows.tsx'));
const AskedBefore = lazy(() => import('./asked-before.tsx'));
const ReceiptsRow = lazy(() => import('./receipts-row.tsx'));

/** The form of feedback: new, or an edit of `sent`. */
export function FeedbackFormPage({ sent }: { sent: Feedback | null }) {
  const { t } = useTranslation(['feedback', 'enumerations', 'validation', 'application']);
  const toast = useToast();
  const wanted = useWanted();
  const owner = sent?.id ?? 'new';
  const [schema] = useState(() => feedbackSchema(policy(), () => Date.now(), sent?.appointmentTime ?? null));
  const { form, keeps, restored, submit, done } = useKeptForm<FeedbackForm>({
    orderNo: owner,
    section: 'feedback',
    empty: emptyFeedback,
    saved: sent ? savedFeedback(sent) : { contact: session()?.mobile ?? '', ...wanted },
    savedAt: null,
    schema,
  });
  const scope = `feedback:${owner}`;
  // Opened again, the form decides; its pictures are sent from here.
  useEffect(() => dropWaiting(scope), [scope]);
  const back = useBack('/feedback/feedback_list');
  const [onPhone] = useState(() => photosOnPhone(pictureScope('receipt:')));
  const underWay = useRef(false);
  const onUnderWay = useCallback((is: boolean) => {
    underWay.current = is;
  }, []);

  const type = useWatch({ control: form.control, name: 'type' });
  const open = useOpenFeedback(type, sent === null);
  const [another, setAnother] = useState<string | null>(null);
  // The cache may hold another form's answer.
  const standing = sent === null && open.data && another !== type ? open.data.id : null;

  const [shownByRows, setShownByRows] = useState(false);
  const command = useCommand({
    scope,
    send: async (values: FeedbackForm, { idempotencyKey }) => {
      const request = requestOf(values, Date.now());
      return sent
        ? send(editFeedback, { id: sent.id, ...request }, { idempotencyKey })
        : send(createFeedback, request, { idempotencyKey });
    },
    onDone: async ({ feedback }) => {
      done();
      await keepFeedback(feedback);
      if (sent) toast(t('edit.done'));
      const id = encodeURIComponent(feedback.id);
      navigate(sent ? `/feedback/feedbackDetail?id=${id}` : `/feedback/feedback_result?id=${id}`, {
        replace: true,
      });
    },
    onFailed: ({ fields }) => setShownByRows(showFindings(form, rowsOf(fields))),
  });
  const sending = useSending({
    submit,
    command,
    later: (values) => ({
      scope,
      kind: 'feedback',
      request: { ...(sent && { id: sent.id }), ...requestOf(values, Date.now()) },
      photos: onPhone.names(),
      path: `/feedback/add_feedback?id=${sent ? encodeURIComponent(sent.id) : ''}`,
      draft: [owner, 'feedback'],
    }),
    onKept: back,
  });
  const sendIt = async () => {
    await onPhone.look();
    if (!underWay.current || onPhone.any()) return sending.send();
    // A picture in transfer has no id yet; the other rows are validated afterwards.
    showFindings(form, { receiptImages: 'receiptImages.underWay' });
  };

  const labels: Record<string, string> = {
    type: t('type.label'),
    description: t('description.label'),
    contact: t('contact.label'),
    receiverAccount: t('receiverAccount.label'),
    receiptImages: t('pictures.title'),
    appointmentDay: t('appointmentDay.label'),
    appointmentClock: t('appointmentClock.label'),
  };
  return (
    <ContractForm form={form}>
      <Page
        title={t(sent ? 'edit.title' : 'add.title')}
        fallback="/feedback/feedback_list"
        offlineText={t(keeps ? 'application:savedOffline' : 'application:unsavedOffline')}
        footer={
          standing ? (
            <>
              <Button
                block
                onClick={() => navigate(`/feedback/feedbackDetail?id=${encodeURIComponent(standing)}`)}
              >
                {t('standing.open')}
              </Button>
              <Button variant="text" block onClick={() => setAnother(type)}>
                {t('standing.another')}
              </Button>
            </>
          ) : (
            <SendFooter
              busy={command.busy}
              error={shownByRows ? null : command.error}
              waits={sending.waiting}
              keeps={keeps}
              label={t(sent ? 'edit.send' : 'add.send')}
              onClick={() => void sendIt()}
            >
              <RhfOtherErrors labelOf={(field) => labels[field]} />
            </SendFooter>
          )
        }
      >
        <div className="flex flex-col gap-3 pb-6">
          {!sent && <p className="text-body text-muted">{t('add.lead')}</p>}
          <RhfErrorSummary />
          <div>
            <FormLegend form={form} keeps={keeps} restored={restored} />
            <SentForm onSend={() => void sendIt()} label={t(sent ? 'edit.send' : 'add.send')}>
              <FieldGroup>
                <RhfListField<FeedbackForm>
                  picker={LazyOptionPicker}
                  {...rowOf('type')}
                  label={t('type.label')}
                  required
                  options={typeCodes.map((code) => ({
                    value: code,
                    label: t(`enumerations:feedbackType.${code}`),
                  }))}
                />
              </FieldGroup>
              <div role="status" className="empty:hidden">
                {standing && (
                  <Note tone="info" title={t('standing.title')}>
                    {t('standing.body')}
                  </Note>
                )}
              </div>
              {!standing && (
                <>
                  {!sent && type !== '' && (
                    <Suspense>
                      <AskedBefore type={type} />
                    </Suspense>
                  )}
                  <FieldGroup>
                    <RhfTextField<FeedbackForm>
                      {...rowOf('description')}
                      label={t('description.label')}
                      placeholder={t('description.placeholder')}
                      required
                      multiline
                      maxLength={longestFeedbackText}
                    />
                    <RhfTextField<FeedbackForm>
                      {...rowOf('contact')}
                      label={t('contact.label')}
                      placeholder={t('contact.placeholder')}
                      hint={t('contact.hint')}
                      required
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                    />
                    <RhfTextField<FeedbackForm>
                      {...rowOf('receiverAccount')}
                      label={t('receiverAccount.label')}
                      placeholder={t('receiverAccount.placeholder')}
                      optional
                      autoComplete="off"
                    />
                  </FieldGroup>
                  <Suspense fallback={<Skeleton rows={4} />}>
                    <ReceiptsRow form={form} onUnderWay={onUnderWay} />
                    <AppointmentRows form={form} />
                  </Suspense>
                </>
              )}
            </SentForm>
          </div>
        </div>
      </Page>
    </ContractForm>
  );
}

/** What an address asks for: `?type=7&orderNo=`, money that did not come. */
function useWanted(): Partial<FeedbackForm> {
  const { t } = useTranslation('feedback');
  const asked = useSearch();
  const type = asked.get('type') ?? '';
  const orderNo = /^[\w-]{1,40}$/.exec(asked.get('orderNo') ?? '')?.[0];
  if (!typeCodes.includes(type)) return {};
  const isMissing = orderNo !== undefined && type === String(feedbackTypes.loanNotReceived);
  return { type, ...(isMissing && { description: t('description.notReceived', { orderNo }) }) };
}
