import { addDays, type Day } from '@kopa/contract/calendar';
import { appealDecision } from '@kopa/contract/calls/appeal';
import type { Order } from '@kopa/contract/entities';
import { longestAppeal } from '@kopa/contract/sections/appeal';
import { Card } from '@kopa/ui/card';
import { FieldGroup } from '@kopa/ui/field-row';
import { ProgressList } from '@kopa/ui/progress-list';
import { RhfErrorSummary, RhfTextField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { showFindings } from '../../shared/form/lenders-findings.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { SentForm } from '../../shared/form/sent-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { keepOrder } from '../../shared/order/keep-order.ts';
import { SendFooter } from '../../shared/order/send-footer.tsx';
import { useSending } from '../../shared/order/use-sending.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';

const schema = z.pick(appealDecision.request, { text: true });
const empty = { text: '' };
type Values = typeof empty;

/** One text, kept as a draft, and what happens with the text. `today` is the lender's. */
export function AppealForm({
  order,
  today,
  onSent,
  onRefused,
}: {
  order: Order;
  today: Day;
  onSent: () => void;
  /** The lender has another state of the order. */
  onRefused: () => void;
}) {
  const { t } = useTranslation(['appeal', 'validation', 'application']);
  const format = useFormat();
  const { orderNo, reapplyOn } = order;
  const { form, keeps, submit, done } = useKeptForm<Values>({
    orderNo,
    section: 'appeal',
    empty,
    saved: null,
    savedAt: null,
    schema,
  });
  const [shownByRow, setShownByRow] = useState(false);
  const command = useCommand({
    scope: `appeal:${orderNo}`,
    send: ({ text }: Values, { idempotencyKey }) =>
      send(appealDecision, { orderNo, text }, { idempotencyKey }),
    onDone: (result) => {
      done();
      onSent();
      keepOrder(result.order);
    },
    onFailed: ({ failure, fields }) => {
      setShownByRow(showFindings(form, fields));
      if (failure === 'appealedBefore' || failure === 'stepOutOfTurn') onRefused();
    },
  });
  const sending = useSending({ submit, command });
  const answerBy = addDays(today, policy().review.appealDays);
  return (
    <ContractForm form={form}>
      <Page
        title={t('title')}
        fallback="/auth/review_tips"
        offlineText={t(keeps ? 'application:savedOffline' : 'application:unsavedOffline')}
        footer={
          <SendFooter
            busy={command.busy}
            error={shownByRow ? null : command.error}
            waits={sending.waiting}
            label={t('send')}
            onClick={sending.send}
          />
        }
      >
        <div className="flex flex-col gap-4 pb-6">
          <div className="flex flex-col gap-2">
            <h2 className="text-heading text-ink">{t('heading')}</h2>
            <p className="text-body text-muted">{t('lead')}</p>
          </div>
          <RhfErrorSummary />
          <SentForm onSend={sending.send} label={t('send')}>
            <FieldGroup>
              <RhfTextField<Values>
                {...rowOf('text')}
                label={t('text.label')}
                placeholder={t('text.placeholder')}
                required
                multiline
                maxLength={longestAppeal}
              />
            </FieldGroup>
          </SentForm>
          <Card heading={t('steps.title')}>
            <ProgressList
              items={[
                { state: 'todo', title: t('steps.received'), caption: t('steps.today') },
                { state: 'todo', title: t('steps.looks'), caption: t('steps.team') },
                {
                  state: 'todo',
                  title: t('steps.answer'),
                  caption: t('steps.by', { day: format.weekdayDay(answerBy) }),
                },
              ]}
            />
          </Card>
          {reapplyOn !== null && reapplyOn > today && (
            <p className="px-4 text-caption text-muted">{t('again', { day: format.fullDay(reapplyOn) })}</p>
          )}
        </div>
      </Page>
    </ContractForm>
  );
}
