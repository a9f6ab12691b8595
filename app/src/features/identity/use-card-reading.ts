import { curpOcr } from '@kopa/contract/calls/user';
import type { CardReading } from '@kopa/contract/entities';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';

const pauseMs = 2_000;
/** The check of all three photos reports the fault instead. */
const mostQuestions = 15;

/**
 * Queries the card's reading while the borrower takes the selfie, so that a retake is known early. `photos`
 * identifies a pair of photos; null while one is missing.
 */
export function useCardReading(orderNo: string, photos: number | null): CardReading | undefined {
  const { data } = useQuery({
    queryKey: ['cardReading', orderNo, photos],
    queryFn: async () => {
      const reading = await send(curpOcr, { loanOrderId: orderNo });
      if (reading.error) await language.loadNamespaces('errors');
      return reading;
    },
    enabled: photos !== null,
    // A late answer is useless, and a missing one loses nothing.
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'reading' && state.dataUpdateCount < mostQuestions ? pauseMs : false,
  });
  return data;
}
