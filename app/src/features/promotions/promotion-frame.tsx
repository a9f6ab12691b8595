import type { Choices } from '@kopa/contract/pricing';
import { BrandMark } from '@kopa/ui/brand-mark';
import { Card } from '@kopa/ui/card';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import { useSearch } from '../../shared/address/use-search.ts';
import { LanguageButton } from '../../shared/screen/language-button.tsx';
import { LenderLine } from '../../shared/screen/lender-card.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useTitle } from '../../shared/screen/use-title.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import { useSession } from '../../shared/session/session.ts';
import { isNotOffered, useChoices, useHome, useOffer, type Offer } from './fitting-loan.ts';
import { MarkedText } from '../../shared/language/marked-text.tsx';

/**
 * The page of a promotion, for visitors who may not know the app: brand, language, help, and at its foot the
 * lender and the legal texts. Its title is the page's h1.
 */
export function PromotionFrame({
  title,
  lead,
  footer,
  children,
}: {
  title: string;
  lead?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation(['promotion', 'shell', 'content']);
  const appName = useAppName();
  const online = useOnline();
  useTitle(title);
  return (
    <Screen
      header={
        <NavBar
          title={appName}
          start={<BrandMark />}
          end={
            <>
              <LanguageButton />
              <Help />
            </>
          }
        />
      }
      banner={<OfflineStrip shown={!online}>{t('shell:offline.screen')}</OfflineStrip>}
      footer={footer}
      flat
      lead="home"
    >
      <div className="flex flex-col gap-6 pb-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-heading text-ink">{title}</h1>
          {lead && <p className="text-body text-muted">{lead}</p>}
        </div>
        {children}
        <div className="flex flex-col gap-2">
          <p className="text-body text-muted">
            <MarkedText
              text={t('promotion:read')}
              marks={{
                terms: <Link to="/terms_of_service" className="text-link underline" />,
                privacy: <Link to="/privacy_policy" className="text-link underline" />,
              }}
            />
          </p>
          <LenderLine />
        </div>
      </div>
    </Screen>
  );
}

/** Shows a promotion once the product and a borrower's state are known. */
export function WithOffer({ title, children }: { title: string; children: (offer: Offer) => ReactNode }) {
  const isBorrower = useSession() !== null;
  const home = useHome();
  const offer = useOffer(useSearch().get('productId'));
  if (isNotOffered(offer.error)) return <Nothing title={title} />;
  if (!offer.data || (isBorrower && !home.data))
    return (
      <PromotionFrame title={title}>
        <Wait queries={[offer, home]} rows={6} />
      </PromotionFrame>
    );
  const { product, quote } = offer.data;
  return children({ product, example: quote, home: (isBorrower && home.data) || null });
}

/** The same with the product's selectable amounts and tenures. */
export function WithChoices({
  title,
  children,
}: {
  title: string;
  children: (offer: Offer & { choices: Choices }) => ReactNode;
}) {
  // Queried at once with the product.
  const query = useChoices(useSearch().get('productId'));
  return (
    <WithOffer title={title}>
      {(offer) =>
        query.data ? (
          children({ ...offer, choices: query.data })
        ) : (
          <PromotionFrame title={title}>
            <Wait queries={[query]} rows={6} />
          </PromotionFrame>
        )
      }
    </WithOffer>
  );
}

/** A lender may temporarily have nothing on offer. */
function Nothing({ title }: { title: string }) {
  const { t } = useTranslation('promotion');
  return (
    <PromotionFrame title={title}>
      <Card>
        <p className="text-body text-muted">{t('nothing')}</p>
      </Card>
    </PromotionFrame>
  );
}
