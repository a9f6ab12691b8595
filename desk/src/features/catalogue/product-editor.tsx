import { deskProductChange } from '@kopa/contract/desk/calls/catalogue';
import type { DeskProduct, ProductBounds } from '@kopa/contract/desk/catalogue-entities';
import type { Product } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField } from '../../shared/form/native-field.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { DeskCallError } from '../../shared/lender/desk-call-error.ts';
import { market } from '../../shared/lender/lender.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useMay } from '../../shared/session/session.ts';
import { useDraft } from '../../shared/work/use-draft.ts';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';
import { useValueText } from '../../shared/catalogue/change-table.tsx';
import { ValueHeads, ValueRow } from './fields.tsx';
import {
  readTyped,
  typedOf,
  type TypedName,
  type TypedProduct,
} from '../../shared/catalogue/typed-product.ts';

/** The field that the lender complains of, by the value of the product. */
const complained: Readonly<Record<TypedName, string>> = {
  minimum: 'minimumCents',
  maximum: 'maximumCents',
  step: 'stepCents',
  days: 'offeredDays',
  interest: 'terms',
  fee: 'terms',
  tax: 'terms',
  late: 'terms',
  extendDays: 'terms',
  extendFee: 'terms',
  extendTimes: 'terms',
};

/** What is typed for a product, kept in this tab. */
export function useTypedProduct({ now }: DeskProduct, earliest: string) {
  const { currency } = market();
  const start = { typed: typedOf(now, currency), validFrom: earliest };
  const [kept, keep] = useDraft('catalogue', `${now.productId}:values`);
  const draft = readDraft(kept) ?? start;
  const { after, unread } = readTyped(draft.typed, now, currency);
  const changed = (Object.keys(start.typed) as TypedName[]).filter(
    (name) => start.typed[name] !== draft.typed[name],
  );
  return {
    ...draft,
    after,
    unread,
    changed,
    set: (name: TypedName, text: string) =>
      keep(JSON.stringify({ ...draft, typed: { ...draft.typed, [name]: text } })),
    setDay: (validFrom: string) => keep(JSON.stringify({ ...draft, validFrom })),
    discard: () => keep(''),
  };
}
export type TypedChange = ReturnType<typeof useTypedProduct>;

/** The values of a product now and from a day on, whom the change leaves alone, and the request for it. */
export function ProductEditor({
  product,
  bounds,
  earliest,
  change,
}: {
  product: DeskProduct;
  bounds: ProductBounds;
  earliest: string;
  change: TypedChange;
}) {
  const { t } = useTranslation(['desk', 'deskValidation']);
  const failureText = useFailureText();
  const { count, day } = useFormat();
  const mayAct = useMay({ area: 'catalogue', may: 'act' });
  const { now, touches } = product;
  const why = useWhy('catalogue', now.productId);
  const { command, refused } = useAsk(change, () => why.keep(''));
  const [isTried, setTried] = useState(false);
  const text = useValueText();
  const limits = useBounds(bounds);
  const was = typedOf(now, market().currency);
  const wrong = (name: TypedName): string | undefined => {
    if (isTried && change.unread.includes(name)) return t('deskValidation:product.unread');
    const told = refused[complained[name]];
    return told && change.changed.includes(name) ? t(`deskValidation:${told}` as never) : undefined;
  };
  const ask = () => {
    setTried(true);
    if (change.unread.length > 0 || change.changed.length === 0) return;
    why.with((reason) => command.run({ after: change.after, validFrom: change.validFrom, why: reason }));
  };
  return (
    <form
      noValidate
      aria-label={product.name}
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="flex flex-col">
        <ValueHeads from={change.validFrom} />
        {(Object.keys(was) as TypedName[]).map((name) => (
          <ValueRow
            key={name}
            name={t(`catalogue.value.${name}`)}
            now={text(name, was[name], now)}
            bound={limits(name)}
            value={change.typed[name]}
            isChanged={change.changed.includes(name)}
            isCount={name === 'extendTimes'}
            disabled={!mayAct}
            error={wrong(name)}
            onChange={(value) => change.set(name, value)}
          />
        ))}
      </div>
      <section className="flex flex-col">
        <h2 className="border-b border-control pb-2 text-title text-ink">{t('catalogue.touches')}</h2>
        {(['running', 'offers', 'applications'] as const).map((whom) => (
          <p
            key={whom}
            className="flex flex-wrap justify-between gap-x-4 border-b border-decor py-2 text-body"
          >
            <span className="text-ink">
              {t(`catalogue.touched.${whom}`, { count: touches[whom], number: count(touches[whom]) })}
            </span>
            <span className="text-muted">{t('catalogue.keep')}</span>
          </p>
        ))}
      </section>
      {mayAct ? (
        <section className="flex flex-col gap-3">
          <NativeField
            label={t('catalogue.validFrom')}
            type="date"
            value={change.validFrom}
            min={earliest}
            hint={t('catalogue.earliest', { day: day(earliest) })}
            error={refused['validFrom'] ? t('deskValidation:validFrom.tooSoon') : undefined}
            onValue={(picked) => picked && change.setDay(picked)}
          />
          <WhyField why={why} />
          {command.error && Object.keys(refused).length === 0 ? (
            <Said>{failureText(command.error)}</Said>
          ) : null}
          {isTried && change.changed.length === 0 ? <Said>{t('catalogue.nothing')}</Said> : null}
          <p className="text-caption text-muted">{t('catalogue.another')}</p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={command.busy} busyLabel={t('second.passing')}>
              {t('catalogue.ask')}
            </Button>
            <Button variant="outline" onClick={change.discard}>
              {t('catalogue.discard')}
            </Button>
          </div>
        </section>
      ) : null}
    </form>
  );
}

function useAsk(change: TypedChange, onAsked: () => void) {
  const { t } = useTranslation('desk');
  const toast = useToast();
  const queries = useQueryClient();
  const command = useCommand({
    send: (body: { after: Product; validFrom: string; why: string }, options) =>
      send(deskProductChange, body, options),
    onDone: () => {
      change.discard();
      onAsked();
      toast(t('catalogue.asked'));
      return Promise.all(
        [queryKeys.catalogue, queryKeys.second, queryKeys.today].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.catalogue }),
  });
  const refused = command.error instanceof DeskCallError ? command.error.fields : {};
  return { command, refused };
}

/** The bound of a value by the policy, in words. */
function useBounds({
  minimumCents,
  maximumCents,
  minimumDays,
  maximumDays,
  interestCapAnnualBps,
}: ProductBounds) {
  const { t } = useTranslation('desk');
  const { sum, count } = useFormat();
  return (name: TypedName): string => {
    if (name === 'minimum') return t('catalogue.bound.least', { sum: sum(minimumCents) });
    if (name === 'maximum') return t('catalogue.bound.most', { sum: sum(maximumCents) });
    if (name === 'days')
      return t('catalogue.bound.days', { from: count(minimumDays), to: count(maximumDays) });
    if (name === 'extendTimes') return t('catalogue.bound.extendTimes');
    if (name === 'interest')
      return t('catalogue.bound.interest', { rate: (interestCapAnnualBps / 100).toFixed(2) });
    return '';
  };
}

function readDraft(kept: string): { typed: TypedProduct; validFrom: string } | null {
  try {
    const read = JSON.parse(kept) as { typed: TypedProduct; validFrom: string };
    return typeof read.validFrom === 'string' && typeof read.typed.minimum === 'string' ? read : null;
  } catch {
    return null;
  }
}
