import { productList } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useSettings } from '../../shared/session/settings.ts';

type Listed = ResultOf<typeof productList>['products'][number];

/**
 * Amounts, tenures and the highest yearly cost of each loan on offer; of several, each by name with a link.
 */
export function OnOffer() {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const { language } = useSettings();
  const query = useQuery({
    queryKey: [...queryKeys.products, 'names', language],
    queryFn: () => send(productList, {}),
  });
  const range = (product: Listed) =>
    t('range', {
      from: format.money(product.minimumCents),
      to: format.money(product.maximumCents),
      shortest: product.minimumDays,
      longest: product.maximumDays,
      apr: format.percent(product.highestAprBps),
    });
  return (
    <QueryView query={query} rows={2} part>
      {({ products }) =>
        products.map((product) => (
          <p key={product.productId} className="text-body text-ink">
            {products.length > 1 && (
              <Link
                to={`/yx2?productId=${encodeURIComponent(product.productId)}`}
                className="block text-link underline"
              >
                {product.productName}
              </Link>
            )}
            {range(product)}
          </p>
        ))
      }
    </QueryView>
  );
}
