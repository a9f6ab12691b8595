import { ErrorState } from '@kopa/ui/error-state';
import { Illustration } from '@kopa/ui/illustration';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../lender/call-error.ts';
import { language } from '../language/language.ts';
import { readKnownLoan } from '../payment/known-loan.ts';
import { PayWithoutApp } from '../payment/pay-without-app-part.ts';
import type { FailureProps } from './plain-failure.tsx';
import TalkCard from './talk-card.tsx';

/** The pauses before a failed load is repeated, in seconds; then the borrower decides. */
const pauses = [10, 30, 30];

/** Failures that pass: of the line, or on the lender's side. Others are the lender's answer. */
const causes = {
  network: 'network',
  timeout: 'timeout',
  unreadable: 'ours',
  internal: 'ours',
  notReady: 'ours',
} as const;

/**
 * A failed load: whose fault, what is safe, the retry, and the ways on that need no answer. `title` and
 * `body` say a failure that does not pass. `part`: a part of a page with other content, which needs no
 * drawing and no further ways.
 */
export default function FullFailure({
  error,
  part,
  title,
  body,
  ...retry
}: FailureProps & { error: unknown; part?: boolean | undefined }) {
  const { t } = useTranslation('payment');
  const failure = error instanceof CallError ? error.failure : undefined;
  const cause = hasWords() ? causes[failure as keyof typeof causes] : undefined;
  const state = (
    <ErrorState
      illustration={!part && <Illustration name={failure === 'network' ? 'offline' : 'torn'} />}
      title={cause ? t(`cause.${cause}.title`) : title}
      body={cause ? t(`cause.${cause}.safe`) : body}
      {...retry}
      retryAfter={cause && pauses}
    />
  );
  if (part) return state;
  return (
    <div className="flex w-full flex-1 flex-col gap-6 pt-4">
      {state}
      <Ways />
    </div>
  );
}

/** Whether the texts have arrived: without a connection the rows of the payment stay away. */
const hasWords = () => language.exists('payment:byHand.still');

/** Paying a running loan by hand, and a person. */
function Ways() {
  const loan = hasWords() ? readKnownLoan()?.value : undefined;
  return (
    <div className="flex w-full flex-col gap-3 pb-2">
      <Suspense>{loan && <PayWithoutApp loan={loan} />}</Suspense>
      <TalkCard />
    </div>
  );
}
