import { deskRules } from '@kopa/contract/desk/desk-rules';
import { limitedActs, mayAlone, type LimitedAct } from '@kopa/contract/desk/limits';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import type { SendOptions } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';
import { useCommand } from '../lender/use-command.ts';
import { useSession } from '../session/session.ts';
import { useWhy } from './why-field.tsx';

const { limits } = deskRules;

/** An act that is done at once, or above the limit waits for a second person; with its reason. */
export function useActOrAsk<Body extends object>(
  item: { id: string; cents: number },
  {
    act,
    also = [limitedActs[act]],
    send,
    done,
  }: {
    /** The act whose limit counts. */
    act: LimitedAct;
    /** The answers that the act changes; by default those of its queue. */
    also?: readonly string[];
    send: (body: Body & { why: string }, options: SendOptions) => Promise<{ requestId: string | null }>;
    /** What is said when the act is done, or asked for. */
    done: (body: Body, isAsked: boolean) => string;
  },
) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { roles } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const queue = limitedActs[act];
  const why = useWhy(queue, item.id);
  const readAnew = () =>
    Promise.all(
      [also, queryKeys.second, queryKeys.today].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const command = useCommand({
    send,
    onDone: ({ requestId }, body) => {
      why.keep('');
      toast(done(body, requestId !== null));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const alone = mayAlone(roles, act, item.cents, limits);
  const limit = money(Math.max(...roles.map((role) => limits[act][role]?.aloneCents ?? 0)));
  return {
    why,
    command,
    /** Whether the person may act without a second person. */
    alone,
    /** Who decides, in words. */
    whoDecides: alone ? t(`second.alone.${queue}`) : t('second.above', { limit }),
    /** Acts with the typed reason, or marks the reason as missing. */
    act: (body: Body) => why.with((text) => command.run({ ...body, why: text })),
  };
}
