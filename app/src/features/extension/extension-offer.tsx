import { confirmExtensionOrder } from '@kopa/contract/calls/repay-extension';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Extension, RepayDetail } from '@kopa/contract/entities';
import { isKenyanMobile, normalisePhone } from '@kopa/contract/sections';
import { AgreementCheck } from '@kopa/ui/agreement-check';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { ExtensionPrice } from './extension-price.tsx';
import type { Stage } from './extension-stage.ts';
import { HowToPay, useWays, type Way } from './how-to-pay.tsx';

/**
 * The price of more time, what it is paid with, the tick that it was read, and the button that fixes it for the day. The price that
 * stands on the screen goes along; when it is another one by now, the new one is shown and asked again.
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
  /** The lender has another price. */
  onChanged: () => void;
}) {
  const { t } = useTranslation(['extension', 'validation', 'application']);
  const format = useFormat();
  const { orderNo, extensionAmount, repayAmount, newDueDate } = extension;
  // What was ticked is a price: another one is to be read again.
  const [readPrice, setReadPrice] = useState<number | null>(null);
  const [unticked, setUnticked] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [refused, setRefused] = useState(false);
  const ways = useWays();
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen ?? ways.first;
  const phone = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isRead = readPrice === extensionAmount;
  const command = useCommand({
    scope: `extend:${orderNo}`,
    send: ({ by, ...body }: { extensionAmount: number; mobile?: string; by: Way }, { idempotencyKey }) =>
      send(confirmExtensionOrder, { orderNo, ...body }, { idempotencyKey }).then((result) => ({
        result,
        by,
      })),
    onDone: ({ result, by }) => onConfirmed(result, by),
    onFailed: ({ failure }) => {
      if (failure === 'offerChanged') setRefused(true);
      if (['offerChanged', 'extensionUnavailable', 'stepOutOfTurn'].includes(failure)) onChanged();
    },
  });
  const confirm = () => {
    const mobile = normalisePhone(phone.current?.value ?? '');
    const isWrong = way === 'prompt' && !isKenyanMobile(mobile);
    setInvalid(isWrong);
    setUnticked(!isRead);
    if (isWrong) phone.current?.focus();
    else if (!isRead) box.current?.focus();
    else {
      setRefused(false);
      command.run({ extensionAmount, by: way, ...(way === 'prompt' && { mobile }) });
    }
  };
  const isNew = changed ?? (refused ? 'price' : null);
  return (
    <Page
      title={t('title')}
      fallback="/repay/repay_detail"
      footer={
        <div className="flex flex-col gap-1">
          <HoldWhile busy={command.busy} />
          <FailureNote error={command.error} />
          <AgreementCheck
            ref={box}
            checked={isRead}
            onChange={(checked) => {
              setReadPrice(checked ? extensionAmount : null);
              setUnticked(false);
            }}
            error={unticked ? t('tickError') : undefined}
          >
            {t('tick', {
              now: format.money(extensionAmount),
              later: format.money(repayAmount),
              day: format.day(newDueDate),
            })}
          </AgreementCheck>
          <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={confirm}>
            {way === 'prompt' ? t('ask', { sum: format.money(extensionAmount) }) : t('fix')}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-3 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {isNew && (
          <div role="alert">
            <Note tone="warning">{t(`changed.${isNew}`)}</Note>
          </div>
        )}
        <ExtensionPrice extension={extension} detail={detail} />
        <HowToPay
          ways={ways}
          way={way}
          onWay={setWay}
          phone={phone}
          error={invalid ? t('validation:mobile.invalid') : undefined}
        />
      </form>
    </Page>
  );
}
