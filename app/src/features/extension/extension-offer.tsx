import { confirmExtensionOrder } from '@kopa/contract/calls/repay-extension';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Extension, RepayDetail } from '@kopa/contract/entities';
import type { Policy } from '@kopa/contract/policy';
import { payingMobile, ticked } from '@kopa/contract/sections/fields';
import { Button } from '@kopa/ui/button';
import { RhfAgreementCheck } from '@kopa/ui/react-hook-form';
import { useLayoutEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { ChangedTerms, useTermsChanges } from '../../shared/screen/changed-terms.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { useSession } from '../../shared/session/session.ts';
import { ExtensionPrice } from './extension-price.tsx';
import type { Stage } from './extension-stage.ts';
import { HowToPay, useOpenWays, type ExtensionValues, type Way } from './how-to-pay.tsx';

/** The number counts for a prompt. */
const schemaUnder = ({ market }: Policy) =>
  z.discriminatedUnion('way', [
    z.object({ way: z.literal('prompt'), mobile: payingMobile(market), read: ticked('price') }),
    z.object({ way: z.literal('hand'), mobile: z.string(), read: ticked('price') }),
  ]);

/**
 * The price of an extension, the payment method, the confirmation, and the button that fixes the price for
 * the day. The shown price is sent along; a changed price is shown and confirmed again.
 */
export function ExtensionOffer({
  extension,
  changed,
  detail,
  onConfirmed,
  onChanged,
}: {
  extension: Extension;
  changed: Extract<Stage, { kind: 'offer' }>['changed'];
  detail: RepayDetail;
  onConfirmed: (result: ResultOf<typeof confirmExtensionOrder>, by: Way) => void;
  /** The lender's price has changed. */
  onChanged: () => void;
}) {
  const { t } = useTranslation(['extension', 'validation', 'application']);
  const format = useFormat();
  const { orderNo, extensionAmount, repayAmount, newDueDate } = extension;
  const { before, change, refuse } = useTermsChanges(
    extension,
    `${extensionAmount} ${repayAmount} ${newDueDate}`,
  );
  const session = useSession();
  const form = useContractForm<ExtensionValues>(
    useMemo(() => schemaUnder(policy()), []),
    { way: 'prompt', mobile: session?.mobile ?? '', read: false },
    { shouldFocusError: true },
  );
  const ways = useOpenWays(form);
  const way = useWatch({ control: form.control, name: 'way' });
  useLayoutEffect(() => {
    // The tick confirms a price; a new price needs a new tick.
    if (change !== null) form.setValue('read', false);
  }, [form, change]);
  const command = useCommand({
    scope: `extend:${orderNo}`,
    commits: true,
    send: ({ by, ...body }: { extensionAmount: number; mobile?: string; by: Way }, { idempotencyKey }) =>
      send(confirmExtensionOrder, { orderNo, ...body }, { idempotencyKey }).then((result) => ({
        result,
        by,
      })),
    onDone: ({ result, by }) => onConfirmed(result, by),
    onFailed: ({ failure }) => {
      if (failure === 'offerChanged') refuse();
      if (['offerChanged', 'extensionUnavailable', 'stepOutOfTurn'].includes(failure)) onChanged();
    },
  });
  const confirm = form.handleSubmit(({ way: by, mobile }) => {
    command.run({ extensionAmount, by, ...(by === 'prompt' && { mobile }) });
  });
  const isNew = changed ?? (change === null ? null : 'price');
  return (
    <ContractForm form={form}>
      <Page
        title={t('title')}
        fallback="/repay/repay_detail"
        footer={
          <div className="flex flex-col gap-1">
            <HoldWhile busy={command.busy} />
            <FailureNote error={command.error?.failure === 'offerChanged' ? null : command.error} />
            <RhfAgreementCheck<ExtensionValues> name="read" label={t('title')}>
              {t('tick', {
                now: format.money(extensionAmount),
                later: format.money(repayAmount),
                day: format.day(newDueDate),
              })}
            </RhfAgreementCheck>
            <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={confirm}>
              {way === 'prompt' ? t('ask', { sum: format.money(extensionAmount) }) : t('fix')}
            </Button>
          </div>
        }
      >
        <form noValidate className="flex flex-col gap-3 pb-6" onSubmit={confirm}>
          {isNew && <ChangedTerms change={change}>{t(`changed.${isNew}`)}</ChangedTerms>}
          <ExtensionPrice extension={extension} before={before} detail={detail} />
          <HowToPay ways={ways} way={way} />
        </form>
      </Page>
    </ContractForm>
  );
}
