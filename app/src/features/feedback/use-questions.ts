import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useSettings } from '../../shared/session/settings.ts';

/** Frequent questions in the borrower's language (S7-82). */
export function useQuestions(wanted = true) {
  const { language } = useSettings();
  return useQuery({
    queryKey: queryKeys.feedbackQuestions(language),
    queryFn: () => send(feedbackQuestions, {}),
    enabled: wanted,
    staleTime: 3_600_000,
  });
}
