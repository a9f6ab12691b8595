import { dialCodeOf } from '@kopa/contract/payout/mobile-money';
import { Card } from '@kopa/ui/card';
import { Info, Phone, ReceiptText, RefreshCw } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { FillingBar } from '@kopa/ui/progress';
import { ProgressList } from '@kopa/ui/progress-list';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { useAppName } from '../session/app-name.ts';
import { wallet } from '../session/policy.ts';
import { PromptDrawing } from './prompt-drawing.tsx';

/** A prompt usually comes and is answered within this time, in ms. */
const usual = 60_000;

/**
 * The wait for a PIN on a phone: what the phone shows, the steps, and after a minute the ways on. A screen
 * that uses it must load the texts `payment`.
 */
export function PromptWait({
  amountCents,
  company,
  account = null,
  askedAt,
  waitedMs,
  here = true,
  after,
  isUnsure,
  instead,
  onLook,
  onPaybill,
}: {
  /** Integer cents. */
  amountCents: number;
  /** Who is paid, as the prompt says it. Default: the app's name. */
  company?: string | undefined;
  account?: string | null;
  /** The time of the request, in epoch ms; null: unknown. */
  askedAt: number | null;
  waitedMs: number;
  /** Whether this phone is prompted, as opposed to one that was named. */
  here?: boolean;
  /** The effect of the payment. */
  after: string;
  /** The prompt is over, and its outcome unknown. */
  isUnsure: boolean;
  /** In place of heading and sentence, after a long wait. */
  instead?: { heading: string; body: string } | undefined;
  /** Asks the lender for the payment's state. */
  onLook: () => void;
  onPaybill?: (() => void) | undefined;
}) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const appName = useAppName();
  const isLong = useAfter(usual - waitedMs) || isUnsure || instead !== undefined;
  const words = instead ?? {
    heading: t(isUnsure ? 'prompt.unsure.heading' : isLong ? 'prompt.late.heading' : 'state.pending.heading'),
    body: t(
      isUnsure ? 'prompt.unsure.body' : isLong ? 'prompt.late.body' : here ? 'prompt.here' : 'prompt.there',
    ),
  };
  return (
    <div className="flex flex-col gap-3 pb-6">
      <div role="status" className="text-center">
        <h2 className="text-heading text-ink">{words.heading}</h2>
        <p className={isLong ? 'pt-1 text-body text-muted' : 'pt-1 text-caption text-muted'}>{words.body}</p>
      </div>
      {!isLong && <PromptDrawing amountCents={amountCents} company={company ?? appName} account={account} />}
      <Card>
        <ProgressList
          items={[
            {
              state: 'done',
              title: t('prompt.asked'),
              caption: askedAt === null ? undefined : format.clock(askedAt),
            },
            {
              state: 'now',
              title: t('prompt.enter'),
              caption: t(isLong ? 'prompt.longer' : 'prompt.usually'),
            },
            { state: 'todo', title: after },
          ]}
        />
        <FillingBar
          className="mt-4"
          share={isLong ? 1 : Math.max(0, waitedMs) / usual}
          fillsIn={isLong ? 0 : usual - waitedMs}
        />
      </Card>
      {isLong ? (
        <>
          <Ways onLook={onLook} onPaybill={onPaybill} />
          <Note tone="primary" icon={<Info aria-hidden />}>
            {t('prompt.entered')}
          </Note>
        </>
      ) : (
        <Note tone="success">{t('leave')}</Note>
      )}
    </div>
  );
}

/** What the borrower can do while no prompt comes. */
function Ways({ onLook, onPaybill }: { onLook: () => void; onPaybill: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation('payment');
  const code = dialCodeOf(wallet());
  return (
    <Card flush>
      <ListRow
        icon={<RefreshCw aria-hidden />}
        label={t('prompt.look')}
        caption={t('prompt.lookCaption')}
        onClick={onLook}
      />
      {onPaybill && (
        <ListRow
          icon={<ReceiptText aria-hidden />}
          label={t('prompt.paybill')}
          caption={t('prompt.paybillCaption')}
          onClick={onPaybill}
        />
      )}
      {code && (
        <ListRow
          icon={<Phone aria-hidden />}
          label={t('prompt.dial', { code })}
          caption={t('prompt.dialCaption')}
          href={`tel:${encodeURIComponent(code)}`}
        />
      )}
    </Card>
  );
}

/** Whether this time has passed, in ms. */
function useAfter(ms: number): boolean {
  const [isOver, setIsOver] = useState(ms <= 0);
  if (ms <= 0 && !isOver) setIsOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, ms));
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
