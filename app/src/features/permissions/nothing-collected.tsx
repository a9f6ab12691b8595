import type { Consent } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { X } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { askedWhenNeeded } from '../../shared/consent/use-consents.ts';
import { Page } from '../../shared/screen/page.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { useLeave } from './use-leave.ts';
import { WhatIsKept } from './what-is-kept.tsx';
import { WhenNeeded } from './when-needed.tsx';

const never = ['contacts', 'sms', 'storage', 'deviceInfo', 'location', 'installedApps'] as const;

/** The message of a lender that collects no device data; nothing to accept. */
export function NothingCollected({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('permissions');
  const leave = useLeave();
  return (
    <Page
      title={t('title')}
      footer={
        <Button block onClick={leave}>
          {t('none.leave')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6 pb-6">
        <div className="flex flex-col gap-2">
          <h2 className="text-title text-ink">{t('none.heading')}</h2>
          <p className="text-body text-ink">{t('none.body')}</p>
        </div>
        <section className="flex flex-col gap-2">
          <h2 className="ps-4 text-label text-muted">{t('none.never')}</h2>
          <Card>
            <ul className="flex flex-col gap-2">
              {never.map((permission) => (
                <li key={permission} className="flex items-start gap-3 text-body">
                  <X aria-hidden className="size-6 shrink-0 text-muted" />
                  <span className="min-w-0">{t(`none.${permission}`)}</span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
        <WhenNeeded consents={askedWhenNeeded(consents)} />
        <WhatIsKept consents={askedWhenNeeded(consents)} />
        <PrivacyLink />
      </div>
    </Page>
  );
}
