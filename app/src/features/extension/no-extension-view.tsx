import type { NoExtension, RepayDetail } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Page } from '../../shared/screen/page.tsx';

/** The reason against an extension, and the alternatives. */
export function NoExtensionView({ none, detail }: { none: NoExtension; detail: RepayDetail }) {
  const { t } = useTranslation('extension');
  const format = useFormat();
  return (
    <Page
      title={t('title')}
      fallback="/repay/repay_detail"
      footer={
        <Button block onClick={() => navigate('/repay/cashier')}>
          {t('none.pay')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="rejected" />
          <h2 className="text-center text-heading text-ink">{t('none.heading')}</h2>
          <p className="text-center text-body text-muted">
            {t(`none.why.${none.why}`, { count: none.timesUsed })}
          </p>
        </div>
        <Card heading={t('none.instead')}>
          <p className="text-caption text-muted">{t('none.owed', { day: format.day(detail.today) })}</p>
          <Amount cents={detail.owedCents} size="heading" />
          <ul className="flex list-disc flex-col gap-2 ps-5 pt-3 text-body text-ink">
            <li>{t('none.part', { min: format.money(detail.minimumCents) })}</li>
            {detail.order.overdueDays > 0 && none.why !== 'writtenOff' && <li>{t('none.late')}</li>}
            <li>{t('none.talk')}</li>
          </ul>
        </Card>
      </div>
    </Page>
  );
}
