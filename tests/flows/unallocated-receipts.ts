import { kenyaMarket } from '@kopa/contract/market';
import { dayOf } from '@kopa/contract/calendar';
import { sandboxCredentials } from '../../server/src/ports/payments/simulator/credentials.ts';
import { CallbackSecrets } from '../../server/src/storage/callback-secrets.ts';
import { simulatedPayments } from '../../server/src/ports/payments/simulator/tables.ts';
import { confirmation } from '../../server/test/paybill.ts';
import { openPlace, type LenderPlace } from './lender-place.ts';

const nairobi = 3 * 3_600_000;

/** Money on the paybill under an unknown account. */
export interface UnallocatedReceipt {
  receipt: string;
  account: string;
  shillings: number;
}

/**
 * Writes unallocated receipts into the provider's book of a stopped lender, as if paid just now. Returns the
 * address of the callback.
 */
export async function addUnallocatedReceipts(
  place: LenderPlace,
  receipts: readonly UnallocatedReceipt[],
): Promise<string> {
  const storage = await openPlace(place);
  try {
    const secrets = new CallbackSecrets(storage.db, Date.now);
    const secret = await secrets.current('daraja-paybill');
    const address = `/callbacks/${secret}/paybill-confirmation/${sandboxCredentials.shortCode}`;
    await storage.db.insert(simulatedPayments).values(
      receipts.map(({ receipt, account, shillings }) => ({
        reference: `unallocated-${receipt}`,
        kind: 'paybill' as const,
        providerId: `unallocated-${receipt}`,
        orderNo: account,
        shillings,
        phone: '254722999126',
        callbackUrl: address,
        state: 'settled' as const,
        resultCode: 0,
        receipt,
        createdAt: Date.now(),
        settledAt: Date.now(),
      })),
    );
    return address;
  } finally {
    await storage.close();
  }
}

/** The provider's callback: the money goes to suspense. */
export async function tellOf(
  url: string,
  { receipt, account, shillings }: UnallocatedReceipt,
): Promise<void> {
  const now = new Date(Date.now() + nairobi).toISOString();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...confirmation(receipt, account, shillings),
      TransTime: now.slice(0, 19).replace(/\D/g, ''),
    }),
  });
  if (!answer.ok) throw new Error(`The lender answered ${answer.status} to the confirmation of ${receipt}.`);
}

/** The M-Pesa message to a payer of the paybill just now. */
export function messageOf({ receipt, account, shillings }: UnallocatedReceipt): string {
  const now = Date.now();
  const [year, month, day] = dayOf(now, kenyaMarket).split('-').map(Number);
  const [hours, minutes] = new Date(now + nairobi).toISOString().slice(11, 16).split(':').map(Number);
  const clock = `${hours! % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours! < 12 ? 'AM' : 'PM'}`;
  return `${receipt} Confirmed. Ksh${shillings.toLocaleString('en-KE')}.00 sent to EASYCASH LTD for account ${account} on ${day}/${month}/${year! % 100} at ${clock} New M-PESA balance is Ksh3,410.55. Transaction cost, Ksh0.00.`;
}
