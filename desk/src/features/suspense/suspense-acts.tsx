import { deskSuspenseMatch, deskSuspenseReturn } from '@kopa/contract/desk/calls/suspense';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { mayAlone } from '@kopa/contract/desk/limits';
import type { DeskSuspended, LoanForMoney } from '@kopa/contract/desk/suspense-entities';
import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';

const { limits } = deskRules;

/** Matching a payment to the chosen loan, and sending it back; above the limit a second person is asked. */
export function SuspenseActs({ item, loan }: { item: DeskSuspended; loan: LoanForMoney | undefined }) {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  const { roles } = useSession();
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const { id, cents, paidOn, returns } = item;
  const why = useWhy('suspense', id);
  const keepTaken = useKeptTaken('suspense', item);
  const readAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['suspense'] }),
      queries.invalidateQueries({ queryKey: queryKeys.second }),
      queries.invalidateQueries({ queryKey: queryKeys.today }),
    ]);
  const command = useCommand({
    send: ({ orderNo, why: text }: { orderNo: string | null; why: string }, options) =>
      orderNo === null
        ? send(deskSuspenseReturn, { id, why: text }, options)
        : send(deskSuspenseMatch, { id, orderNo, why: text }, options),
    onDone: ({ requestId }, { orderNo }) => {
      why.keep('');
      toast(
        t(
          requestId !== null
            ? 'suspense.done.asked'
            : `suspense.done.${orderNo === null ? 'returned' : 'matched'}`,
        ),
      );
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const alone = mayAlone(roles, 'suspense.matched', cents, limits);
  const sum = money(cents);
  const limit = money(Math.max(...roles.map((role) => limits['suspense.matched'][role]?.aloneCents ?? 0)));
  const act = (orderNo: string | null) => why.with((text) => command.run({ orderNo, why: text }));
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {alone ? t('suspense.alone') : t('suspense.above', { limit })}{' '}
        {loan ? t('suspense.told', { day: day(paidOn) }) : t('suspense.choose')}{' '}
        {t(returns ? 'suspense.backHow' : 'suspense.noBack')}
      </p>
      <div className="flex flex-wrap gap-2">
        {loan ? (
          <Button busy={command.busy} busyLabel={t('suspense.acting')} onClick={() => act(loan.orderNo)}>
            {t(alone ? 'suspense.match' : 'suspense.askMatch', { sum })}
          </Button>
        ) : null}
        {returns ? (
          <Button variant="outline" onClick={() => act(null)}>
            {t(alone ? 'suspense.back' : 'suspense.askBack', { sum })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
