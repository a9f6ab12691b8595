import { deskRefundAct } from '@kopa/contract/desk/calls/refunds';
import type { DeskRefund } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { WhyField } from '../../shared/work/why-field.tsx';
import { WorkFoot } from '../../shared/work/work-foot.tsx';

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
  const { orderNo, borrower, toPhone } = item;
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
      <WorkFoot
        queue="refunds"
        item={item}
        onNextFree={onNextFree || undefined}
        acts={<Acts item={item} />}
      />
    </div>
  );
}

function Acts({ item }: { item: DeskRefund }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const failureText = useFailureText();
  const keepTaken = useKeptTaken('refunds', item);
  const { why, command, alone, whoDecides, act } = useActOrAsk(item, {
    act: 'refunds.sent',
    send: (body: { act: 'sent' | 'kept'; why: string }, options) =>
      send(deskRefundAct, { id: item.id, ...body }, options),
    done: (body: { act: 'sent' | 'kept' }, isAsked) => t(`refunds.done.${isAsked ? 'asked' : body.act}`),
  });
  const sum = money(item.cents);
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {whoDecides} {t('refunds.keepHow')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={command.busy} busyLabel={t('second.passing')} onClick={() => act({ act: 'sent' })}>
          {t(alone ? 'refunds.send' : 'refunds.askSend', { sum })}
        </Button>
        <Button variant="outline" onClick={() => act({ act: 'kept' })}>
          {t(alone ? 'refunds.keep' : 'refunds.askKeep')}
        </Button>
      </div>
    </>
  );
}
