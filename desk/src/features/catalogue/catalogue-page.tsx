import { deskProductChangeWithdraw } from '@kopa/contract/desk/calls/catalogue';
import type { DeskProduct, ProductBounds } from '@kopa/contract/desk/catalogue-entities';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useMay } from '../../shared/session/session.ts';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { FilterLink } from '../../shared/work/filter-link.tsx';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';
import { BorrowerPreview } from '../../shared/catalogue/borrower-preview.tsx';
import { ChangeTable } from '../../shared/catalogue/change-table.tsx';
import { ProductEditor, useTypedProduct } from './product-editor.tsx';
import { useCatalogue } from '../../shared/catalogue/use-catalogue.ts';

/** The products of the lender, and a change of one of them with what a borrower will see and pay. */
export default function CataloguePage() {
  const { t } = useTranslation('desk');
  const named = useParams()['productId'];
  const query = useCatalogue();
  const products = query.data?.products ?? [];
  const product = products.find(({ now }) => now.productId === named) ?? products[0];
  return (
    <div className="flex-1 overflow-y-auto pb-8">
      <PageHead title={t('nav.catalogue')} caption={t('catalogue.caption')} />
      {query.data ? (
        <>
          <Stale query={query} />
          {products.length > 1 ? (
            <ul className="flex flex-wrap gap-2 px-6 pb-4 max-[44.99rem]:px-4">
              {products.map(({ name, now }) => (
                <li key={now.productId}>
                  <FilterLink to={`/catalogue/${now.productId}`} current={now === product?.now}>
                    {name}
                  </FilterLink>
                </li>
              ))}
            </ul>
          ) : null}
          {product ? (
            <OneProduct
              key={product.now.productId}
              product={product}
              bounds={query.data.bounds}
              earliest={query.data.earliest}
            />
          ) : (
            <ChooseOne title={t('catalogue.empty')} body={t('catalogue.emptyBody')} />
          )}
        </>
      ) : (
        <Waiting query={query} rows={8} />
      )}
    </div>
  );
}

function OneProduct({
  product,
  bounds,
  earliest,
}: {
  product: DeskProduct;
  bounds: ProductBounds;
  earliest: string;
}) {
  const { t } = useTranslation('desk');
  const change = useTypedProduct(product, earliest);
  const { scheduled, asked } = product;
  const waits = scheduled ?? asked;
  const after = waits?.after ?? change.after;
  const from = waits?.validFrom ?? change.validFrom;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 px-6 max-[44.99rem]:px-4 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="text-title text-ink">{product.name}</h2>
          {scheduled ? <StatusChip tone="success">{t('catalogue.state.scheduled')}</StatusChip> : null}
          {asked ? <StatusChip tone="warning">{t('catalogue.state.asked')}</StatusChip> : null}
          {!waits && change.changed.length > 0 ? (
            <StatusChip tone="warning">{t('catalogue.state.typed')}</StatusChip>
          ) : null}
        </header>
        {waits ? <Waits product={product} /> : null}
        {waits ? null : (
          <ProductEditor product={product} bounds={bounds} earliest={earliest} change={change} />
        )}
        <Before product={product} />
      </div>
      {change.unread.length > 0 && !waits ? (
        <Note tone="warning">{t('catalogue.unreadable')}</Note>
      ) : (
        <BorrowerPreview key={from} now={product.now} after={after} from={from} />
      )}
    </div>
  );
}

/** A change that is asked for or decided: another one waits until this one is over. */
function Waits({ product: { now, asked, scheduled } }: { product: DeskProduct }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  const mayAct = useMay({ area: 'catalogue', may: 'act' });
  const waits = scheduled ?? asked!;
  return (
    <section className="flex flex-col gap-3">
      <p className="text-body text-ink">
        {scheduled
          ? t('catalogue.decided', { people: scheduled.people, day: day(scheduled.validFrom) })
          : t('catalogue.waits', { name: asked!.askedBy.name, why: asked!.why })}
      </p>
      <ChangeTable now={now} after={waits.after} from={waits.validFrom} />
      {asked ? (
        <p>
          <Link to={`/second/${asked.requestId}`} className="text-body text-primary underline">
            {t('catalogue.toRequest')}
          </Link>
        </p>
      ) : null}
      {scheduled && mayAct ? <Withdraw id={scheduled.id} productId={now.productId} /> : null}
    </section>
  );
}

function Withdraw({ id, productId }: { id: string; productId: string }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const why = useWhy('catalogue', `${productId}:withdraw`);
  const command = useCommand({
    send: (body: { why: string }, options) => send(deskProductChangeWithdraw, { id, ...body }, options),
    onDone: () => {
      why.keep('');
      toast(t('catalogue.withdrawn'));
      return queries.invalidateQueries({ queryKey: queryKeys.catalogue });
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.catalogue }),
  });
  return (
    <div className="flex max-w-120 flex-col gap-3">
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} />
      <Button
        variant="outline"
        busy={command.busy}
        busyLabel={t('second.withdrawing')}
        onClick={() => why.with((text) => command.run({ why: text }))}
      >
        {t('catalogue.withdraw')}
      </Button>
    </div>
  );
}

/** The changes before: from when, by whom, and what became of them. */
function Before({ product: { before, now } }: { product: DeskProduct }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  if (before.length === 0) return null;
  return (
    <section>
      <h2 className="border-b border-control pb-2 text-title text-ink">{t('catalogue.versions')}</h2>
      <ul>
        {before.map(({ validFrom, people, state, after }, index) => (
          <li key={index} className="border-b border-decor py-2 text-body text-ink">
            <details>
              <summary className="cursor-pointer">
                {t('catalogue.version', { day: day(validFrom), people })}{' '}
                <span className="text-muted">{t(`catalogue.ended.${state}`)}</span>
              </summary>
              <ChangeTable now={now} after={after} from={validFrom} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
