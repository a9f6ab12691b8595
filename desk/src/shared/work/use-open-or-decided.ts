import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { QueueFilter } from './queue-list.tsx';

const states = ['open', 'decided'] as const;
/** What a queue shows: what waits, or what is decided. */
export type OpenOrDecided = (typeof states)[number];

/** The filter of a queue in its address: what waits, or what is decided. `path`: the queue's page. */
export function useOpenOrDecided(path: string) {
  const { t } = useTranslation('desk');
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state')) ?? 'open';
  const listOf = (each: OpenOrDecided) => `${path}?state=${each}`;
  return {
    state,
    /** The address of the list. */
    back: listOf(state),
    addressOf: (id: string) => `${path}/${id}?state=${state}`,
    filtersOf: (counts: { open: number } | undefined): QueueFilter[] =>
      states.map((each) => ({
        id: each,
        label: t(`proofs.filter.${each}`),
        to: listOf(each),
        count: each === 'open' ? counts?.open : undefined,
      })),
  };
}
