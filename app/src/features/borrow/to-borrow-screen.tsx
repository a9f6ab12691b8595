import { applyMarket, applyMarketAgain, productListMarket } from '@kopa/contract/calls/loan';
import type { Order, Product } from '@kopa/contract/entities';
import { loanPurposes } from '@kopa/contract/enumerations';
import { filterOf } from '@kopa/contract/order-filters';
import { asksPurposeFirst } from '@kopa/contract/policy/loan-purpose';
import { quote } from '@kopa/contract/pricing';
import { addDays } from '@kopa/contract/calendar';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../shared/address/use-search.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { GoTo } from '../../shared/address/go-to.tsx';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { useFormat } from '../../shared/language/format.ts';
import { BeforeApplying, OfferConsent } from '../../shared/consent/before-applying.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useOrderMoved } from '../../shared/order/application-page.tsx';
import { ApplicationParts } from '../../shared/order/application-parts.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';

const section = 'borrow';
const schema = z.pick(applyMarket.request, { loanPurpose: true });

/** /borrow/to_borrow: the loan chosen on home, its purpose, and the requirements of an application. */
export default function ToBorrowScreen() {
  return (
    <BeforeApplying>
      <Borrow />
    </BeforeApplying>
  );
}

function Borrow() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['borrow', 'validation', 'application', 'enumerations']);
  const search = useSearch();
  const query = useQuery({ queryKey: queryKeys.products, queryFn: () => send(productListMarket, {}) });
  // The first section needs it next. Without an answer the application starts as a first one.
  const latest = useLatestOrder();
  if (!query.data || !latest.isCurrent)
    return (
      <Page title={t('title')}>
        <Wait queries={[query]} />
      </Page>
    );
  const { products } = query.data;
  const product = products.find(({ productId }) => productId === search.get('productId')) ?? products[0];
  const chosen = product && readChoice(search, product);
  if (!product || !chosen) return <GoTo to="/" />;
  const before = latest.data?.order;
  return (
    <ToBorrow
      product={product}
      {...chosen}
      isAgain={Boolean(before && filterOf(before.step) !== 'running')}
    />
  );
}

/** The amount and the tenure in the address, if the product offers them. */
function readChoice(search: URLSearchParams, product: Product) {
  const principalCents = Number(search.get('amount'));
  const tenureDays = Number(search.get('days'));
  const offered =
    Number.isSafeInteger(principalCents) &&
    principalCents >= product.minimumCents &&
    principalCents <= product.maximumCents &&
    product.offeredDays.includes(tenureDays);
  return offered ? { principalCents, tenureDays } : null;
}

function ToBorrow({
  product,
  principalCents,
  tenureDays,
  isAgain,
}: {
  product: Product;
  principalCents: number;
  tenureDays: number;
  /** After an ended order: the lender takes over the earlier answers. */
  isAgain: boolean;
}) {
  const { t } = useTranslation(['borrow', 'application']);
  const options = useOptions();
  const format = useFormat();
  const moved = useOrderMoved();
  const asksPurpose = asksPurposeFirst(policy());
  // The choice before a reload; an outdated one marks no row, and counts as missing.
  const { loanPurpose = '' } = readDraft('new', section).values;
  const form = useContractForm(schema, { loanPurpose }, { shouldFocusError: true });
  const today = useToday();
  const priced = quote({ principalCents, tenureDays }, product.terms);
  const command = useCommand({
    scope: isAgain ? 'again' : 'apply',
    send: (purpose: z.output<typeof schema>, { idempotencyKey }): Promise<{ order: Order }> =>
      send(
        isAgain ? applyMarketAgain : applyMarket,
        { productId: product.productId, loanAmount: principalCents, tenure: tenureDays, ...purpose },
        { idempotencyKey },
      ),
    onDone: (result) => {
      clearDraft('new', section);
      moved(result.order);
    },
  });
  const hasLoan = command.error?.failure === 'oneActiveLoan';
  const start = asksPurpose ? form.handleSubmit((purpose) => command.run(purpose)) : () => command.run({});
  return (
    <Page
      title={t('title')}
      footer={
        <div className="flex flex-col gap-3">
          <FailureNote error={command.error} />
          <Button
            block
            busy={command.busy}
            busyLabel={t('application:sending')}
            onClick={hasLoan ? () => navigate('/') : start}
          >
            {t(hasLoan ? 'loan' : 'start')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6 pb-6">
        <AmountSummary
          title={t('summary', { sum: format.money(principalCents), days: tenureDays })}
          get={{
            cents: priced.disbursedCents,
            caption: t(policy().payout.kinds.includes('mobileMoney') ? 'getCaption' : 'getCaptionBank'),
          }}
          payBack={{
            cents: priced.dueCents,
            caption: t('payBackCaption', { day: format.weekdayDay(addDays(today, tenureDays)) }),
          }}
        />
        {asksPurpose && (
          <ContractForm form={form}>
            <RhfRadioList<{ loanPurpose: string }>
              name="loanPurpose"
              id="loanPurpose"
              legend={t('purpose')}
              required
              options={options({ labels: 'enumerations:loanPurpose', codes: loanPurposes })}
              onChosen={(value) =>
                writeDraft('new', section, { values: { loanPurpose: value }, lastField: null })
              }
            />
          </ContractForm>
        )}
        <section className="flex flex-col gap-3">
          <h2 className="text-title text-ink">{t('takes.heading')}</h2>
          <ApplicationParts />
          <Note tone="neutral">{t(isAgain ? 'takes.known' : 'takes.saved')}</Note>
        </section>
        <OfferConsent />
      </div>
    </Page>
  );
}
