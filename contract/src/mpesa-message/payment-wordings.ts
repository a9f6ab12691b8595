/**
 * The wordings of M-Pesa messages (Safaricom, Kenya), as far as distinguished here. Safaricom publishes no
 * grammar: these forms come from messages in the tests of other readers.
 *
 * Certain, many independent examples from 2011 to 2026: "CODE Confirmed." at the start; "KshX sent to NAME
 * for account A on d/m/yy at h:mm PM"; "KshX sent to NAME PHONE on"; "KshX paid to SHOP. on"; "You have
 * received KshX from"; "Reversal of transaction CODE has been successfully reversed"; "Fuliza M-PESA amount
 * is"; "Failed." and "insufficient funds". Fairly certain, few examples: "You have sent KshX to", "Account
 * Number A.", and all of Swahili ("Imethibitishwa", "imetumwa kwa ... kwa akaunti nambari A", "Umelipa KshX
 * kwa", "Umepokea", "tarehe d/m/yy saa h:mm PM", "Hakuna pesa za kutosha"). Assumed: a bank's message names
 * the M-Pesa code as "M-PESA ref CODE", beyond the one observed bank.
 */

/** The subject of a message without an outgoing payment. */
export type OtherKind = 'received' | 'reversed' | 'fuliza' | 'failed' | 'other';

const money = String.raw`(?:ksh|kes|sh)s?\.?\s?(?<amount>[\d,]{1,15}(?:\.\d{1,2})?)`;
const payee = String.raw`(?<payee>[^\n]{1,90}?)`;
const day = String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4}|\d{2})\b`;
const clock = String.raw`(?:[\s,]{0,3}(?:at|saa)?\s?(?<hour>\d{1,2}):(?<minute>\d{2})\s?(?<half>[ap]\.?m\b)?)?`;
const englishAccount = String.raw`(?:\s?\.?\s?(?:for account|account(?: number| no\.?)?:?)(?:\s(?<account>[^\n]{1,40}?))?)?`;
const swahiliAccount = String.raw`(?:\s(?:kwa|ya) akaunti(?: (?:nambari|namba))?(?:\s(?<account>[^\n]{1,40}?))?)?`;
const onDay = String.raw`\s?[.,]?\s?on\s${day}${clock}`;
const tarehe = String.raw`\s?[.,]?\s(?:(?:tarehe|siku|mnamo)\s){0,2}${day}${clock}`;

/** Outgoing payments; each has `amount` and `payee`, and, if stated, `account`, day and time. */
export const paymentWordings: readonly RegExp[] = [
  `${money}\\s(?:sent|paid) to ${payee}${englishAccount}${onDay}`,
  `you have (?:sent|paid) ${money} to ${payee}${englishAccount}${onDay}`,
  `${money}\\s(?:zi|i)me(?:tumwa|lipwa) kwa ${payee}${swahiliAccount}${tarehe}`,
  `ume(?:lipa|tuma) ${money} kwa ${payee}${swahiliAccount}${tarehe}`,
].map((wording) => new RegExp(wording, 'i'));

/** Proves an outgoing payment, whatever else is readable. */
export const saysPaid =
  /\b(?:sent to|paid to|have (?:sent|paid)|(?:zi|i)me(?:tumwa|lipwa) kwa|ume(?:lipa|tuma))\b/i;

/** A reversed payment, anywhere in the message. */
const reversed = /\breversal of\b|\b(?:been|successfully) reversed\b|\b(?:imerudishwa|imebatilishwa)\b/i;
const fuliza = /^[\s.,:]{0,3}fuliza m-?pesa\b|\boutstanding fuliza\b|\b(?:to|kwa) fuliza\b/i;
const received = /\byou have received\b|\breceived from\b|\bumepokea\b/i;
/** The subject is at the beginning; advertising may follow. */
const beginning = 60;

const failed =
  /^\W{0,3}failed\b|\bfailed\.|\binsufficient funds|wrong pin\b|unable to (?:process|complete)|\b(?:have )?cancell?ed the|hakuna pesa za kutosha|\b(?:imefeli|haikufaulu|umekataa|umeghairi)\b/i;

/** The subject of a confirmed message without a payment, from its beginning. */
export function otherKind(message: string): OtherKind | null {
  if (reversed.test(message)) return 'reversed';
  return kindAnywhere(message.slice(0, beginning));
}

/** The same, from the whole text: for a message without a recognised payment. */
export function kindAnywhere(message: string): OtherKind | null {
  if (fuliza.test(message)) return 'fuliza';
  return received.test(message) ? 'received' : null;
}

/** States that nothing was paid. */
export const saysFailed = (message: string): boolean => failed.test(message);

/** A bank's own message, also with an M-Pesa code. */
export const isOfBank = (text: string): boolean =>
  /\bm-?pesa\s(?:ref|reference|receipt)\b|\b(?:dear (?:customer|client|[a-z]+),.{0,80}(?:bank|a\/c|acc?ount))|\b(?:a\/c|acct)\b|avail(?:able)?\.? bal|\b(?:bank|kcb|equity|co-?op|absa|ncba|stanbic|family bank)\b.{0,60}\b(?:debited|credited|transfer|account)\b/i.test(
    text,
  );

/** Mentions M-Pesa or shillings. */
export const isOfMoney = (text: string): boolean => /\bm-?pesa\b|\b(?:ksh|kes)s?\.?\s?\d/i.test(text);
