import type { Feedback } from '@kopa/contract/entities';
import { MessageCircle } from '@kopa/ui/icons';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';

const tones = { 1: 'info', 2: 'info', 3: 'warning', 4: 'success' } as const;

/** The state of feedback as text (S3-137 to S3-141); closed without a resolution is not a success. */
export function FeedbackStatus({ feedback: { reviewStatus, resolved } }: { feedback: Feedback }) {
  const { t } = useTranslation(['feedback', 'enumerations']);
  const unresolved = reviewStatus === 4 && resolved === false;
  return (
    <StatusChip
      tone={unresolved ? 'neutral' : tones[reviewStatus]}
      icon={reviewStatus === 3 ? <MessageCircle aria-hidden /> : undefined}
    >
      {t(`enumerations:feedbackStatus.${reviewStatus}`)}
      {reviewStatus === 4 && resolved !== null && ` · ${t(resolved ? 'resolved' : 'unresolved')}`}
    </StatusChip>
  );
}
