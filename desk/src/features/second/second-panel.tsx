import { deskSecondDecide, deskSecondWithdraw } from '@kopa/contract/desk/calls/second';
import type { SecondRequest } from '@kopa/contract/desk/entities';
import { limitedActs, type LimitedAct } from '@kopa/contract/desk/limits';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText, useRolesText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';
import { AskedChange } from '../../shared/catalogue/asked-change.tsx';
import { Changes } from './changes.tsx';
import { tones } from './tones.ts';

/** One request: who asked and why, what agreeing changes, and the decision. */
export function SecondPanel({ request, state }: { request: SecondRequest; state: string }) {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  const rolesText = useRolesText();
  const { borrower, orderNo, receipt, paidAt, decidedBy, decidedAt, decidedWhy } = request;
  const isOpen = request.state === 'open';
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to={`/second?state=${state}`} label={t('nav.second')} />
      <div className="flex flex-1 flex-col gap-4 p-4">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="text-title text-ink">
            {t(`second.act.${request.act}`)}: {money(request.cents)}
          </h2>
          <StatusChip tone={tones[request.state]}>{t(`second.state.${request.state}`)}</StatusChip>
        </header>
        <Facts
          facts={[
            [t('second.askedBy'), request.askedBy.name],
            [t('second.askedAt'), moment(request.askedAt)],
            [t('second.whyAsked'), request.why],
            [t('second.order'), orderNo ?? t('second.noOrder')],
            ...(receipt === null ? [] : [[t('second.receipt'), receipt] as const]),
            ...(paidAt === null ? [] : [[t('second.paidAt'), moment(paidAt)] as const]),
            ...(borrower
              ? [[t('refunds.borrower'), [borrower.name, borrower.phone].filter(Boolean).join(', ')] as const]
              : []),
            ...(isOpen ? [[t('second.lapses'), moment(request.lapsesAt)] as const] : []),
            ...(decidedBy ? [[t('second.decidedBy'), decidedBy.name] as const] : []),
            ...(decidedAt === null ? [] : [[t('second.decidedAt'), moment(decidedAt)] as const]),
            ...(decidedWhy === '' ? [] : [[t('second.decidedWhy'), decidedWhy] as const]),
          ]}
        />
        {isOpen ? (
          <p className="text-body">
            <Link to={placeOfItem(request)} className="font-semibold text-link">
              {t('second.toItem')}
            </Link>
          </p>
        ) : null}
        <Changes changes={request.changes} />
        {request.act === 'catalogue.changed' ? <AskedChange request={request} /> : null}
        {request.isChanged ? (
          <Note tone="warning" title={t('second.changed')}>
            {t('second.changedHow')}
          </Note>
        ) : null}
      </div>
      {isOpen ? (
        <div className="bottom-0 z-2 flex flex-col gap-3 border-t border-decor bg-surface p-4 min-[45rem]:sticky">
          {request.may === 'decide' ? (
            <Decide request={request} />
          ) : (
            <p className="text-caption text-muted">
              {t(request.may === 'withdraw' ? 'second.own' : 'second.notYours', {
                roles: rolesText(request.ask),
              })}
            </p>
          )}
          {request.may === 'withdraw' ? <Withdraw request={request} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Reads anew what a decision changes. */
function useReadAnew(act: LimitedAct): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.second, [limitedActs[act]], ['borrowers'], queryKeys.today].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

function Decide({ request }: { request: SecondRequest }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const failureText = useFailureText();
  const toast = useToast();
  const readAnew = useReadAnew(request.act);
  const why = useWhy(limitedActs[request.act], request.id);
  const command = useCommand({
    send: (body: { agreed: boolean; why: string }, options) =>
      send(deskSecondDecide, { id: request.id, ...body }, options),
    onDone: (_, { agreed }) => {
      why.keep('');
      toast(t(agreed ? 'second.done.agreed' : 'second.done.refused'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const decide = (agreed: boolean) => why.with((text) => command.run({ agreed, why: text }));
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} />
      {request.isChanged ? null : <p className="text-caption text-muted">{t('second.agreeHow')}</p>}
      <div className="flex flex-wrap gap-2">
        {request.isChanged ? null : (
          <Button busy={command.busy} busyLabel={t('second.deciding')} onClick={() => decide(true)}>
            {t('second.agree', { act: t(`second.act.${request.act}`), sum: money(request.cents) })}
          </Button>
        )}
        <Button variant="outline" onClick={() => decide(false)}>
          {t('second.refuse')}
        </Button>
      </div>
    </>
  );
}

function Withdraw({ request: { id, act } }: { request: SecondRequest }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const toast = useToast();
  const readAnew = useReadAnew(act);
  const command = useCommand({
    send: (_: object, options) => send(deskSecondWithdraw, { id }, options),
    onDone: () => {
      toast(t('second.done.withdrawn'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <Button
        variant="outline"
        busy={command.busy}
        busyLabel={t('second.withdrawing')}
        onClick={() => command.run({})}
      >
        {t('second.withdraw')}
      </Button>
    </>
  );
}

/** The page of what a request is about: an item of a queue, or the loan. */
function placeOfItem({ act, itemId }: SecondRequest): string {
  const area = limitedActs[act];
  if (area === 'dayEnd') return `/day-end/${itemId}`;
  return area === 'waivers' || area === 'loanMoney' ? `/borrowers?q=${itemId}` : `/${area}/${itemId}`;
}
