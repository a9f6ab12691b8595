import { rateFeedback } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { RhfRating } from '@kopa/ui/react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/form/contract-resolver.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { keepFeedback } from './feedback-calls.ts';

/** One to five stars for the result (S1-28, S2-89), given once. */
export default function RateFeedback({ feedback: { id } }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const announce = useAnnounce();
  const form = useForm<{ rating: number | null }>({
    defaultValues: { rating: null },
    resolver: contractResolver(z.object({ rating: z.number(t('rate.missing')) })),
  });
  const command = useCommand({
    scope: `feedbackRating:${id}`,
    send: (rating: number, { idempotencyKey }) => send(rateFeedback, { id, rating }, { idempotencyKey }),
    onDone: async ({ feedback }) => {
      await keepFeedback(feedback);
      announce(t('rate.thanks'));
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <RhfRating control={form.control} name="rating" id="rating" label={t('rate.label')} required />
      <p className="text-caption text-muted">{t('rate.once')}</p>
      <FailureNote error={command.error} />
      <Button
        block
        busy={command.busy}
        busyLabel={t('sending')}
        onClick={form.handleSubmit(({ rating }) => command.run(rating ?? 0))}
      >
        {t('rate.send')}
      </Button>
    </div>
  );
}
