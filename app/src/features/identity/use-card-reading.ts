import { curpOcr } from '@kopa/contract/calls/user';
import type { CardReadingError } from '@kopa/contract/entities';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';

const pauseMs = 2_000;
/** Then the check of all three photos says it. */
const mostQuestions = 15;

/**
 * Asks what the card says while the borrower looks into the camera, so that who must take a side again knows it early: gives why it
 * cannot be read, or null. `photos` tells one pair of photos from the next; null while one is missing.
 */
export function useCardReading(orderNo: string, photos: number | null): CardReadingError | null {
  const { data } = useQuery({
    queryKey: ['cardReading', orderNo, photos],
    queryFn: async () => {
      const reading = await send(curpOcr, { loanOrderId: orderNo });
      if (reading.error) await language.loadNamespaces('errors');
      return reading;
    },
    enabled: photos !== null,
    // Of no use when it comes late, and nothing is lost without it.
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'reading' && state.dataUpdateCount < mostQuestions ? pauseMs : false,
  });
  return data?.error ?? null;
}
