import type { ResultOf } from '@kopa/contract/calls/call';
import {
  type confirmExtensionOrder,
  getExtensionData,
  updateExtensionOrderStatus,
} from '@kopa/contract/calls/repay-extension';
import { noExtension } from '@kopa/contract/entities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { paymentPause } from '../../shared/payment/payment-pace.ts';
import { isAwaited, stageOf, type Kept, type Told } from './extension-stage.ts';

type Confirmed = ResultOf<typeof confirmExtensionOrder>;

const section = 'extension';
const nothing: Kept = { payOrderId: null, by: 'prompt', seen: null };

/**
 * The stage of an order's extension, polled during a pending payment. The confirmed extension is stored on
 * the phone until its result has been shown, so that a result on a closed page is not missed.
 */
export function useExtension(orderNo: string) {
  const [kept, setKept] = useState(() => readKept(orderNo));
  const [since, setSince] = useState(() => Date.now());
  const query = useQuery({
    queryKey: queryKeys.extension(orderNo, kept.payOrderId),
    queryFn: () => ask(orderNo, kept.payOrderId),
    refetchInterval: ({ state }) =>
      state.data && isAwaited(stageOf(state.data, kept)) ? paymentPause(Date.now() - since) : false,
  });
  const stage = query.data ? stageOf(query.data, kept) : null;
  const isOver = stage?.kind === 'extended' || stage?.kind === 'repayment' || query.data?.asked === 'over';
  useEffect(() => {
    if (!isOver) return;
    clearDraft(orderNo, section);
    // The loan that was read before the payment has another due day and other sums.
    void queryClient.invalidateQueries({ queryKey: queryKeys.repayDetail(orderNo) });
  }, [isOver, orderNo]);
  const keep = (change: Partial<Kept>) => {
    const next = { ...kept, ...change };
    setKept(next);
    const { payOrderId, by, seen } = next;
    writeDraft(orderNo, section, {
      values: { by, ...(payOrderId && { payOrderId }), ...(seen && { seen }) },
      lastField: null,
    });
  };
  const confirmed = ({ extension, payment }: Confirmed, by: Kept['by']) => {
    const told: Told = { offer: extension, none: null, asked: { extension, payment } };
    queryClient.setQueryData(queryKeys.extension(orderNo, extension.payOrderId), told);
    keep({ payOrderId: extension.payOrderId, by });
    setSince(Date.now());
  };
  return { query, stage, keep, confirmed };
}

function readKept(orderNo: string): Kept {
  const { payOrderId, by, seen } = readDraft(orderNo, section, ['payOrderId', 'by', 'seen']).values;
  return {
    ...nothing,
    ...(payOrderId && { payOrderId }),
    ...(by === 'hand' && { by }),
    ...(seen && { seen }),
  };
}

/** The price, and the state of the confirmed extension, from this phone or from another one. */
async function ask(orderNo: string, payOrderId: string | null): Promise<Told> {
  const { offer, none } = await askOffer(orderNo);
  const name = payOrderId ?? offer?.payOrderId ?? null;
  return { offer, none, asked: name === null ? null : await askStatus(orderNo, name) };
}

async function askOffer(orderNo: string): Promise<Pick<Told, 'offer' | 'none'>> {
  try {
    return { offer: (await send(getExtensionData, { orderNo })).extension, none: null };
  } catch (error) {
    if (!isRefusal(error, 'extensionUnavailable')) throw error;
    const said = z.safeParse(noExtension, error.data);
    return { offer: null, none: said.success ? said.data : { why: 'none', timesUsed: 0, timesMost: 0 } };
  }
}

async function askStatus(orderNo: string, payOrderId: string): Promise<Told['asked']> {
  try {
    // Without an idempotency key: a stored answer would be outdated.
    return await send(updateExtensionOrderStatus, { payOrderId, orderNo });
  } catch (error) {
    if (isRefusal(error, 'orderTimedOut')) return 'over';
    if (isRefusal(error, 'orderNotFound')) return null;
    throw error;
  }
}

function isRefusal(error: unknown, name: CallError['failure']): error is CallError {
  return error instanceof CallError && error.failure === name;
}
