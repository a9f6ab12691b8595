import type { SecondRequest } from '@kopa/contract/desk/entities';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BorrowerPreview } from './borrower-preview.tsx';
import { ChangeTable } from './change-table.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** The change of a product that a second person is asked about, with what a borrower will see and pay. */
export function AskedChange({ request }: { request: SecondRequest }) {
  const { t } = useTranslation('desk');
  const { data } = useCatalogue();
  const product = data?.products.find(({ now }) => now.productId === request.itemId);
  if (!product) return null;
  const { asked, now, name } = product;
  if (asked?.requestId !== request.id)
    return (
      <p>
        <Link to={`/catalogue/${request.itemId}`} className="text-body text-primary underline">
          {t('catalogue.toProduct', { name })}
        </Link>
      </p>
    );
  return (
    <div className="flex max-w-160 flex-col gap-6">
      <h3 className="text-body font-semibold text-ink">{name}</h3>
      <ChangeTable now={now} after={asked.after} from={asked.validFrom} />
      <BorrowerPreview now={now} after={asked.after} from={asked.validFrom} />
    </div>
  );
}
