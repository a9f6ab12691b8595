import { isRejectRecommendation } from '@kopa/contract/calls/market';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Order, RecommendedProduct } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { LinkButton } from '@kopa/ui/link-button';
import { ListRow } from '@kopa/ui/list-row';
import { Skeleton } from '@kopa/ui/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';

type Recommendation = ResultOf<typeof isRejectRecommendation>;

/** The loans of other lenders that the lender recommends. */
export function useRecommended({ orderNo }: Order): UseQueryResult<Recommendation> {
  return useQuery({
    queryKey: queryKeys.recommended(orderNo),
    queryFn: () => send(isRejectRecommendation, {}),
  });
}

/** Loans of other lenders beside the answer, each with its cost (S1-18); nothing without recommendations. */
export function Recommended({ query }: { query: UseQueryResult<Recommendation> }) {
  const { t } = useTranslation('review');
  if (query.data && !query.data.isRejectRecommendation) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="recommended">
      <h2 id="recommended" tabIndex={-1} className="pt-2 text-title text-ink">
        {t('recommended.heading')}
      </h2>
      {query.data ? (
        <Products products={query.data.products} />
      ) : query.isError ? (
        <Card>
          <div className="flex flex-col items-start gap-2">
            <p className="text-body text-muted">{t('recommended.failed')}</p>
            <Button variant="outline" onClick={() => void query.refetch()}>
              {t('recommended.retry')}
            </Button>
          </div>
        </Card>
      ) : (
        <Skeleton rows={2} />
      )}
    </section>
  );
}

function Products({ products }: { products: readonly RecommendedProduct[] }) {
  const { t } = useTranslation('review');
  if (products.length === 0)
    return (
      <Card>
        <p className="text-body text-muted">{t('recommended.none')}</p>
      </Card>
    );
  return (
    <>
      <p className="text-body text-muted">{t('recommended.note')}</p>
      {products.map((product) => (
        <Product key={product.productId} product={product} />
      ))}
    </>
  );
}

function Product({ product }: { product: RecommendedProduct }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { name, provider, minimumCents, maximumCents, minimumDays, maximumDays, aprBps, address } = product;
  return (
    <Card flush>
      <ListRow
        label={name}
        caption={
          <>
            {provider} · {t('recommended.apr', { apr: format.percent(aprBps) })}
            <br />
            {t('recommended.range', {
              from: format.money(minimumCents),
              to: format.money(maximumCents),
              fewest: minimumDays,
              most: maximumDays,
            })}
          </>
        }
      />
      {address !== null && (
        <LinkButton variant="row" external href={address}>
          {t('recommended.open', { provider })}
        </LinkButton>
      )}
    </Card>
  );
}
