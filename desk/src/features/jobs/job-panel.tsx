import { deskJobDrop, deskJobRetry } from '@kopa/contract/desk/calls/jobs';
import type { DeskJob } from '@kopa/contract/desk/job-entities';
import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText, useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { OwnerBar } from '../../shared/work/owner-bar.tsx';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';
import { useJobWords } from './use-jobs.ts';

const right = { area: 'jobs', may: 'act' } as const;

/** One job: what it does, why it fails, and for a stopped one the two acts. */
export function JobPanel({
  item,
  back,
  onNextFree,
}: {
  item: DeskJob;
  back: string;
  onNextFree: (() => void) | undefined;
}) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const words = useJobWords();
  const { id: me } = useSession();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const { owner, nextTryAt } = item;
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to={back} label={t('nav.jobs')} />
      <div className="flex flex-1 flex-col gap-4 p-4">
        <h2 className="text-title text-ink">{words.kind(item.kind)}</h2>
        <Facts
          facts={[
            [t('jobs.kindHead'), item.kind],
            [t('jobs.about'), item.key],
            [t('jobs.error'), item.error || t('jobs.noError')],
            [t('jobs.triesHead'), String(item.tries)],
            [t('jobs.planned'), moment(item.plannedAt)],
            ...(nextTryAt === null
              ? [
                  [t('jobs.stopped'), moment(item.since)] as const,
                  [t('refunds.promise'), item.dueAt === null ? '' : moment(item.dueAt)] as const,
                ]
              : [[t('jobs.nextTryHead'), moment(nextTryAt)] as const]),
          ]}
        />
      </div>
      <div className="bottom-0 flex flex-col gap-3 border-t border-decor bg-surface p-4 min-[45rem]:sticky">
        {nextTryAt === null ? (
          <>
            <OwnerBar queue="jobs" item={item} onNextFree={onNextFree} />
            {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
            {mayAct && (owner === null || owner.id === me) ? <Acts item={item} /> : null}
          </>
        ) : (
          <p className="text-body text-ink">{t('jobs.byItself')}</p>
        )}
      </div>
    </div>
  );
}

function Acts({ item }: { item: DeskJob }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const words = useJobWords();
  const toast = useToast();
  const queries = useQueryClient();
  const { id } = item;
  const why = useWhy('jobs', id);
  const keepTaken = useKeptTaken('jobs', item);
  const command = useCommand({
    send: (body: { why: string | null }, options) =>
      body.why === null
        ? send(deskJobRetry, { id }, options)
        : send(deskJobDrop, { id, why: body.why }, options),
    onDone: (_, body) => {
      why.keep('');
      toast(t(body.why === null ? 'jobs.done.retried' : 'jobs.done.dropped'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const readAnew = () =>
    Promise.all([['jobs'], queryKeys.today].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <p className="text-caption text-muted">{t('jobs.retryHow')}</p>
      <div>
        <Button busy={command.busy} busyLabel={t('jobs.busy')} onClick={() => command.run({ why: null })}>
          {t('jobs.retry')}
        </Button>
      </div>
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {t('jobs.dropHow')} {words.lost(item.kind)}
      </p>
      <div>
        <Button variant="outline" onClick={() => why.with((text) => command.run({ why: text }))}>
          {t('jobs.drop')}
        </Button>
      </div>
    </>
  );
}
