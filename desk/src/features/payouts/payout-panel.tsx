import { deskPayoutAct, deskPayoutAsk } from '@kopa/contract/desk/calls/payouts';
import type { DeskPayout } from '@kopa/contract/desk/payout-entities';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { WhyField } from '../../shared/work/why-field.tsx';
import { WorkFoot } from '../../shared/work/work-foot.tsx';

/** One payout: what is known of it, who has it, and what may be done. */
export function PayoutPanel({
  item,
  onNextFree,
}: {
  item: DeskPayout;
  onNextFree: (() => void) | undefined;
}) {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  const { orderNo, borrower, state, failure, sentAt, answer } = item;
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to="/payouts" label={t('nav.payouts')} />
      <div className="flex flex-1 flex-col gap-4 p-4">
        <header>
          <h2 className="text-title text-ink">{t('payouts.title', { sum: money(item.cents) })}</h2>
          <p className="text-caption text-muted">{t('refunds.order', { orderNo })}</p>
        </header>
        <Facts
          facts={[
            [t('payouts.stateHead'), t(`payouts.state.${state}`)],
            [t('payouts.answer'), t(`payouts.answers.${answer ?? 'none'}`)],
            ...(failure === null ? [] : [[t('payouts.failure'), failure] as const]),
            [t('refunds.borrower'), [borrower.name, borrower.phone].filter(Boolean).join(', ')],
            [t('payouts.collected'), moment(item.since)],
            [t('payouts.sent'), sentAt === null ? t('payouts.never') : moment(sentAt)],
            [t('refunds.promise'), item.dueAt === null ? '' : moment(item.dueAt)],
          ]}
        />
        <Note tone="warning">{t(state === 'held' ? 'payouts.heldHow' : 'payouts.askFirst')}</Note>
      </div>
      <WorkFoot
        queue="payouts"
        item={item}
        onNextFree={onNextFree}
        acts={
          <>
            <Ask item={item} />
            {answer === null ? null : <Acts item={item} />}
          </>
        }
      />
    </div>
  );
}

function Ask({ item: { id } }: { item: DeskPayout }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const readAnew = () => queries.invalidateQueries({ queryKey: ['payouts'] });
  const command = useCommand({
    send: (_: object, options) => send(deskPayoutAsk, { id }, options),
    onDone: () => {
      toast(t('payouts.asked'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <div>
        <Button
          variant="outline"
          busy={command.busy}
          busyLabel={t('payouts.asking')}
          onClick={() => command.run({})}
        >
          {t('payouts.ask')}
        </Button>
      </div>
    </>
  );
}

function Acts({ item }: { item: DeskPayout }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const keepTaken = useKeptTaken('payouts', item);
  const { why, command, alone, whoDecides, act } = useActOrAsk(item, {
    act: 'payouts.sent',
    send: (body: { act: 'sent' | 'givenUp'; why: string }, options) =>
      send(deskPayoutAct, { id: item.id, ...body }, options),
    done: (body: { act: 'sent' | 'givenUp' }, isAsked) => t(`payouts.done.${isAsked ? 'asked' : body.act}`),
  });
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {whoDecides} {t('payouts.giveUpHow')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={command.busy} busyLabel={t('second.passing')} onClick={() => act({ act: 'sent' })}>
          {t(alone ? 'payouts.send' : 'payouts.askSend')}
        </Button>
        <Button variant="outline" onClick={() => act({ act: 'givenUp' })}>
          {t(alone ? 'payouts.giveUp' : 'payouts.askGiveUp')}
        </Button>
      </div>
    </>
  );
}
