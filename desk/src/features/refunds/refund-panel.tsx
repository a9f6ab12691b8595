import { deskRefundAct } from '@kopa/contract/desk/calls/refunds';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskRefund } from '@kopa/contract/desk/entities';
import { mayAlone } from '@kopa/contract/desk/limits';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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

const right = { area: 'refunds', may: 'act' } as const;

/** One refund: what it is, who has it, and the two acts. */
export function RefundPanel({
  item,
  onNextFree,
}: {
  item: DeskRefund;
  onNextFree: (() => void) | undefined | '';
}) {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const { id: me } = useSession();
  const { orderNo, borrower, toPhone } = item;
  const isOthers = item.owner !== null && item.owner.id !== me;
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to="/refunds" label={t('nav.refunds')} />
      <div className="flex flex-1 flex-col gap-4 p-4">
        <header>
          <h2 className="text-title text-ink">{t('refunds.title', { sum: money(item.cents) })}</h2>
          <p className="text-caption text-muted">{t('refunds.order', { orderNo })}</p>
        </header>
        <Facts
          facts={[
            [t('refunds.because'), t(`refunds.reason.${item.because}`)],
            [t('refunds.borrower'), [borrower.name, borrower.phone].filter(Boolean).join(', ')],
            [
              t('refunds.to'),
              toPhone === null ? t('refunds.toAccount') : t('refunds.toPhone', { phone: toPhone }),
            ],
            [t('refunds.overpaid'), money(item.overpaidCents)],
            [t('refunds.since'), moment(item.since)],
            [t('refunds.promise'), item.dueAt === null ? '' : moment(item.dueAt)],
          ]}
        />
        {item.because === 'unconfirmed' ? <Note tone="warning">{t('refunds.look')}</Note> : null}
      </div>
      <div className="bottom-0 flex flex-col gap-3 border-t border-decor bg-surface p-4 min-[45rem]:sticky">
        {item.isAsked ? (
          <p className="text-body text-ink">
            {t('refunds.asked')}{' '}
            <Link to="/second" className="font-semibold text-link">
              {t('refunds.seeSecond')}
            </Link>
          </p>
        ) : (
          <>
            <OwnerBar queue="refunds" item={item} onNextFree={onNextFree || undefined} />
            {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
            {mayAct && !isOthers ? <Acts item={item} /> : null}
          </>
        )}
      </div>
    </div>
  );
}

function Acts({ item }: { item: DeskRefund }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { roles } = useSession();
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const why = useWhy('refunds', item.id);
  const keepTaken = useKeptTaken('refunds', item);
  const readAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.refundQueue }),
      queries.invalidateQueries({ queryKey: queryKeys.second }),
      queries.invalidateQueries({ queryKey: queryKeys.today }),
    ]);
  const command = useCommand({
    send: (body: { act: 'sent' | 'kept'; why: string }, options) =>
      send(deskRefundAct, { id: item.id, ...body }, options),
    onDone: ({ requestId }, { act }) => {
      why.keep('');
      toast(t(`refunds.done.${requestId === null ? act : 'asked'}`));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const { limits } = deskRules;
  const alone = mayAlone(roles, 'refunds.sent', item.cents, limits);
  const sum = money(item.cents);
  const limit = money(Math.max(...roles.map((role) => limits['refunds.sent'][role]?.aloneCents ?? 0)));
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {alone ? t('refunds.alone') : t('refunds.above', { limit })} {t('refunds.keepHow')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={command.busy}
          busyLabel={t('refunds.acting')}
          onClick={() => why.with((text) => command.run({ act: 'sent', why: text }))}
        >
          {t(alone ? 'refunds.send' : 'refunds.askSend', { sum })}
        </Button>
        <Button variant="outline" onClick={() => why.with((text) => command.run({ act: 'kept', why: text }))}>
          {t(alone ? 'refunds.keep' : 'refunds.askKeep')}
        </Button>
      </div>
    </>
  );
}
