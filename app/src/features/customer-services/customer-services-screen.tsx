import { Card } from '@kopa/ui/card';
import { CircleQuestionMark, MessageCircle, Phone, Send } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useCustomerService } from '../../shared/screen/lender-card.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';

/**
 * /user_center/customer_services (S2-23): the lender's contacts. Missing contacts are hidden; feedback is
 * always available.
 */
export default function CustomerServicesScreen() {
  const { t } = useTranslation(['account', 'content']);
  const query = useCustomerService();
  return (
    <Page title={t('customerServices.title')} fallback="/me">
      <div className="flex flex-1 flex-col gap-5 pb-6">
        <p className="text-body text-muted">{t('customerServices.body')}</p>
        <QueryView query={query} rows={2} part>
          {({ phone, email, hours }) =>
            phone === '' && email === '' ? (
              <Note tone="info">{t('customerServices.none')}</Note>
            ) : (
              <div className="flex flex-col gap-2">
                <Card flush>
                  {phone !== '' && (
                    <ListRow
                      icon={<Phone aria-hidden />}
                      label={t('customerServices.call')}
                      caption={phone}
                      href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}
                    />
                  )}
                  {email !== '' && (
                    <ListRow
                      icon={<Send aria-hidden />}
                      label={t('customerServices.mail')}
                      caption={email}
                      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
                    />
                  )}
                </Card>
                {hours !== '' && (
                  <p className="px-4 text-caption text-muted">{t('customerServices.hours', { hours })}</p>
                )}
              </div>
            )
          }
        </QueryView>
        <Card flush>
          <ListRow
            icon={<MessageCircle aria-hidden />}
            label={t('customerServices.feedback')}
            caption={t('customerServices.feedbackCaption')}
            onClick={() => navigate('/feedback/feedback_list')}
          />
          <ListRow
            icon={<CircleQuestionMark aria-hidden />}
            label={t('content:faq.title')}
            onClick={() => navigate('/user_center/faq')}
          />
        </Card>
      </div>
    </Page>
  );
}
