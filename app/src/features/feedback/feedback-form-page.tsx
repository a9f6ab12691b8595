import { createFeedback, editFeedback } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { longestFeedbackText } from '@kopa/contract/sections';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { Skeleton } from '@kopa/ui/skeleton';
import { useToast } from '@kopa/ui/toast';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { FormErrors, UnseenErrors } from '../../shared/form/form-errors.tsx';
import { FormLegend } from '../../shared/form/form-legend.tsx';
import { PickRow, TextRow } from '../../shared/form/rows.tsx';
import { useSectionForm } from '../../shared/form/section-form.ts';
import { useResume } from '../../shared/form/use-resume.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { SendFooter } from '../../shared/order/send-footer.tsx';
import { useSending } from '../../shared/order/use-sending.ts';
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

// What may be left out comes after the rows that must be filled.
const AppointmentRows = lazy(() => import('./appointment-rows.tsx'));
const AskedBefore = lazy(() => import('./asked-before.tsx'));
const ReceiptsRow = lazy(() => import('./receipts-row.tsx'));

/** The form of feedback: a new one, or what was `sent`, to be changed. */
export function FeedbackFormPage({ sent }: { sent: Feedback | null }) {
  const { t } = useTranslation(['feedback', 'enumerations', 'validation', 'application']);
  const toast = useToast();
  const [schema] = useState(() => feedbackSchema(policy(), () => Date.now(), sent?.appointmentTime ?? null));
  const { form, found, lastField, keeps, restored, submit, showFailure, done } = useSectionForm<FeedbackForm>(
    {
      orderNo: sent?.id ?? 'new',
      section: 'feedback',
      empty: emptyFeedback,
      saved: sent ? savedFeedback(sent) : { contact: session()?.mobile ?? '' },
      savedAt: null,
      schema,
    },
  );
  useResume(lastField);
  const underWay = useRef(false);
  const onUnderWay = useCallback((is: boolean) => {
    underWay.current = is;
  }, []);
  form.register('receiptImages');

  const type = useWatch({ control: form.control, name: 'type' });
  const open = useOpenFeedback(type, sent === null);
  const [another, setAnother] = useState<string | null>(null);
  // What was asked for another form may still be known.
  const standing = sent === null && open.data && another !== type ? open.data.id : null;

  const [shownByRows, setShownByRows] = useState(false);
  const command = useCommand({
    scope: `feedback:${sent?.id ?? 'new'}`,
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
    onFailed: ({ failure, fields }) =>
      setShownByRows(showFailure(new CallError(failure, { fields: rowsOf(fields) }))),
  });
  const sending = useSending({ submit, run: command.run });
  const sendIt = () => {
    if (!underWay.current) return sending.send();
    // What has not arrived cannot be named; the other rows are looked at when it has.
    showFailure(new CallError('invalidInput', { fields: { receiptImages: 'receiptImages.underWay' } }));
  };

  const labels = [
    ['type', t('type.label')],
    ['description', t('description.label')],
    ['contact', t('contact.label')],
    ['receiverAccount', t('receiverAccount.label')],
    ['receiptImages', t('pictures.title')],
    ['appointmentDay', t('appointmentDay.label')],
    ['appointmentClock', t('appointmentClock.label')],
  ] as const;
  return (
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
            status={sending.waiting ? t('application:waiting') : undefined}
            label={t(sent ? 'edit.send' : 'add.send')}
            onClick={sendIt}
          >
            <UnseenErrors found={found} labels={labels} />
          </SendFooter>
        )
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        {!sent && <p className="text-body text-muted">{t('add.lead')}</p>}
        <FormErrors found={found} labels={labels} />
        <div>
          <FormLegend form={form} keeps={keeps} restored={restored} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              sendIt();
            }}
            className="flex flex-col gap-5"
          >
            <FieldGroup>
              <PickRow
                form={form}
                name="type"
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
                  <TextRow
                    form={form}
                    name="description"
                    label={t('description.label')}
                    placeholder={t('description.placeholder')}
                    required
                    multiline
                    maxLength={longestFeedbackText}
                  />
                  <TextRow
                    form={form}
                    name="contact"
                    label={t('contact.label')}
                    hint={t('contact.hint')}
                    required
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                  <TextRow
                    form={form}
                    name="receiverAccount"
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
            {/* Enter on a phone's keyboard sends the form, which needs a button inside of it. */}
            <button type="submit" hidden>
              {t(sent ? 'edit.send' : 'add.send')}
            </button>
          </form>
        </div>
      </div>
    </Page>
  );
}
