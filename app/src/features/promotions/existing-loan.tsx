import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { fitOf, type Home } from './fitting-loan.ts';

/** For a borrower who cannot apply now: the existing order, with a link. Otherwise nothing. */
export function ExistingLoan({ home }: { home: Home | null }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const fit = fitOf(home?.status);
  if (fit === 'apply') return null;
  const day = home?.order?.reapplyOn;
  const words = {
    running: { heading: t('open.heading'), body: t('open.running') },
    applied: { heading: t('open.headingApplied'), body: t('open.applied') },
    again: {
      heading: t('open.headingAgain'),
      body: day ? t('open.again', { day: format.fullDay(day) }) : t('nothing'),
    },
  }[fit];
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <h2 className="text-title text-ink">{words.heading}</h2>
        <p className="text-body text-muted">{words.body}</p>
        {fit === 'running' ? (
          <Button block onClick={() => navigate('/repay/repay_detail')}>
            {t('open.pay')}
          </Button>
        ) : (
          <Button block variant="outline" onClick={() => navigate('/')}>
            {fit === 'applied' ? t('open.see') : t('open.home')}
          </Button>
        )}
      </div>
    </Card>
  );
}
