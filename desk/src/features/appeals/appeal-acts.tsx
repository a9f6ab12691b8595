import { deskAppealApprove, deskAppealUphold } from '@kopa/contract/desk/calls/appeals';
import type { DeskAppeal } from '@kopa/contract/desk/appeal-entities';
import type { DecisionReason } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { WhyField } from '../../shared/work/why-field.tsx';

/** Approving an appeal, above the limit with a second person; or keeping the rejection, with sentences. */
export function AppealActs({
  item,
  reasons,
  mayApprove,
}: {
  item: DeskAppeal;
  /** The sentences that the borrower reads if the rejection stays. */
  reasons: { ticked: readonly DecisionReason[]; clear: () => void };
  mayApprove: boolean;
}) {
  const { t } = useTranslation(['desk', 'deskValidation']);
  const { money } = useFormat();
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const keepTaken = useKeptTaken('appeals', item);
  const [isWanted, setWanted] = useState(false);
  const { id, cents } = item;
  const { why, command, alone, whoDecides, act } = useActOrAsk(item, {
    act: 'appeals.approved',
    send: (body: { why: string }, options) => send(deskAppealApprove, { id, ...body }, options),
    done: (_: object, isAsked) => t(`appeals.done.${isAsked ? 'asked' : 'approved'}`),
  });
  const readAnew = () =>
    Promise.all(
      [queryKeys.appeals, queryKeys.today].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const keep = useCommand({
    send: (body: { reasons: DecisionReason[]; note: string }, options) =>
      send(deskAppealUphold, { id, ...body }, options),
    onDone: () => {
      why.keep('');
      reasons.clear();
      toast(t('appeals.done.upheld'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const error = command.error ?? keep.error;
  const sum = money(cents);
  return (
    <>
      {error ? (
        <Said tone={isRefusal(error, 'changedMeanwhile') ? 'warning' : 'danger'}>{failureText(error)}</Said>
      ) : null}
      {isWanted && reasons.ticked.length === 0 ? <Said>{t('deskValidation:reasons.required')}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {mayApprove ? `${whoDecides} ` : ''}
        {t('appeals.how')}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayApprove ? (
          <Button busy={command.busy} busyLabel={t('second.passing')} onClick={() => act({})}>
            {t(alone ? 'appeals.approve' : 'appeals.askApprove', { sum })}
          </Button>
        ) : null}
        <Button
          variant="outline"
          busy={keep.busy}
          busyLabel={t('answer.sending')}
          onClick={() => {
            setWanted(true);
            if (reasons.ticked.length > 0) keep.run({ reasons: [...reasons.ticked], note: why.text.trim() });
          }}
        >
          {t('appeals.keep')}
        </Button>
      </div>
    </>
  );
}
