import type { ResultOf } from '@kopa/contract/calls/call';
import type { marketIndex } from '@kopa/contract/calls/market';
import type { Order } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { StatusChip } from '@kopa/ui/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import TalkCard from '../../shared/screen/talk-card.tsx';

/** Home of a borrower whose newest order decides what home shows. */
export interface HomeOfOrder {
  home: ResultOf<typeof marketIndex>;
  order: Order;
}

const tones = { lending: 'info', assessing: 'info', rejected: 'neutral', failed: 'warning' } as const;

/** The state of an application, the relevant amount, what happens next, and the action (S4-18 to S4-29). */
export function OrderCard({
  status,
  cents,
  screen,
  ask,
  children,
}: {
  status: keyof typeof tones;
  cents: number;
  /** The action's path. */
  screen: string;
  /** The way to a person. Default: the contacts of customer service. */
  ask?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation(['home', 'enumerations']);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Card>
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h2 className="text-caption text-muted">{t(`caption.${status}`)}</h2>
            <StatusChip tone={tones[status]}>{t(`enumerations:homeStatus.${status}`)}</StatusChip>
          </div>
          <Amount cents={cents} size="amount" />
          {children}
          <Button
            block
            variant={status === 'rejected' ? 'outline' : 'filled'}
            onClick={() => navigate(screen)}
          >
            {t(`enumerations:homeButton.${status}`)}
          </Button>
          {status === 'failed' && (
            <Button variant="text" tone="muted" block onClick={() => navigate('/cancellation_form')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </Card>
      {ask ?? <TalkCard />}
      {(status === 'assessing' || status === 'lending') && (
        <p className="px-4 text-caption text-muted">{t('oneLoan')}</p>
      )}
    </div>
  );
}
