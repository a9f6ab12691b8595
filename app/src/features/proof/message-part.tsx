import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { readMpesaMessage, type MpesaReading } from '@kopa/contract/mpesa-message/read-mpesa-message';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Lock } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { TextField } from '@kopa/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { judge } from './match-payment.ts';
import { proofAddress } from './proof-address.ts';
import { startProof } from './proof-draft.ts';
import type { KnownProofs } from './proof-list.tsx';
import { proofOf } from './proof-values.ts';
import { ReadPayment } from './read-payment.tsx';

/**
 * "I paid, but it does not show": a pasted M-Pesa message, parsed on the phone and compared with the
 * lender's data.
 */
export default function MessagePart({ detail, proofs }: KnownProofs) {
  const { t } = useTranslation('proof');
  const { orderNo } = detail.order;
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [reading, setReading] = useState<MpesaReading>({ reason: 'empty' });
  const [refused, setRefused] = useState(false);
  const ways = useQuery({ queryKey: queryKeys.repayWays, queryFn: () => send(marketRepayProducts, {}) });
  const paybill = ways.data?.methods.find(({ channel }) => channel === 'paybill');
  const payTo = paybill?.payTo ? { ...paybill.payTo, account: orderNo } : null;
  // The text stays in its field: in no state, draft or request.
  const read = (text: string) => setReading(readMpesaMessage(text));
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (field.current) field.current.value = text;
      read(text);
      setRefused(false);
    } catch {
      // Access refused: the user pastes manually.
      setRefused(true);
      field.current?.focus();
    }
  };
  const prove = (values: ReturnType<typeof proofOf>) => {
    startProof(orderNo, values);
    navigate(proofAddress(orderNo, 'new'), { replace: true });
  };
  return (
    <Page title={t('message.title')} fallback={proofAddress(orderNo)}>
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col gap-1">
          <h2 className="text-heading text-ink">{t('message.heading')}</h2>
          <p className="text-body text-muted">{t('message.body')}</p>
        </div>
        <div className="flex flex-col gap-3">
          <FieldGroup>
            <TextField
              id="message"
              ref={(control) => {
                field.current = control as HTMLTextAreaElement | null;
              }}
              label={t('message.label')}
              placeholder={t('message.placeholder')}
              multiline
              autoComplete="off"
              spellCheck={false}
              hint={refused ? t('message.byHand') : undefined}
              onChange={(event) => read(event.currentTarget.value)}
            />
          </FieldGroup>
          {canPaste() && (
            <Button variant="outline" block onClick={() => void paste()}>
              {t('message.paste')}
            </Button>
          )}
        </div>
        <div aria-live="polite" className="flex flex-col gap-5">
          {'reason' in reading
            ? reading.reason !== 'empty' && (
                <>
                  <Note tone="warning" title={t(`unread.${reading.reason}.why`)}>
                    {t(`unread.${reading.reason}.do`)}
                  </Note>
                  <Button
                    variant="outline"
                    block
                    onClick={() => navigate(proofAddress(orderNo, 'new'), { replace: true })}
                  >
                    {t('message.without')}
                  </Button>
                </>
              )
            : reading.payments.map((payment) => (
                <ReadPayment
                  key={payment.receipt}
                  payment={payment}
                  verdict={judge(payment, { detail, vouchers: proofs.vouchers, payTo })}
                  orderNo={orderNo}
                  alone={reading.payments.length === 1}
                  onProve={() => prove(proofOf(payment))}
                />
              ))}
        </div>
        <Note tone="neutral" icon={<Lock aria-hidden />}>
          {t('message.privacy')}
        </Note>
      </div>
    </Page>
  );
}

/** Web views often block reading the clipboard. */
function canPaste(): boolean {
  return typeof (navigator.clipboard as Clipboard | undefined)?.readText === 'function';
}
