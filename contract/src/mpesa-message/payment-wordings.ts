/**
 * How M-Pesa (Safaricom, Kenya) words its messages, as far as they are told apart here. Safaricom publishes no grammar: these forms
 * were gathered from messages that people test their own readers with.
 *
 * Sure, many independent examples from 2011 to 2026: "CODE Confirmed." at the start; "KshX sent to NAME for account A on d/m/yy at
 * h:mm PM"; "KshX sent to NAME PHONE on"; "KshX paid to SHOP. on"; "You have received KshX from"; "Reversal of transaction CODE has been
 * successfully reversed"; "Fuliza M-PESA amount is"; "Failed." and "insufficient funds".
 * Fairly sure, few examples: "You have sent KshX to", "Account Number A.", and all of Swahili ("Imethibitishwa", "imetumwa kwa ... kwa
 * akaunti nambari A", "Umelipa KshX kwa", "Umepokea", "tarehe d/m/yy saa h:mm PM", "Hakuna pesa za kutosha").
 * Guessed: that a bank's message names the M-Pesa code as "M-PESA ref CODE", beyond the one bank that was seen to.
 */

/** What a message is about when it is no payment that left the phone. */
export type OtherKind = 'received' | 'reversed' | 'fuliza' | 'failed' | 'other';

const money = String.raw`(?:ksh|kes|sh)s?\.?\s?(?<amount>[\d,]{1,15}(?:\.\d{1,2})?)`;
const payee = String.raw`(?<payee>[^\n]{1,90}?)`;
const day = String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4}|\d{2})\b`;
const clock = String.raw`(?:[\s,]{0,3}(?:at|saa)?\s?(?<hour>\d{1,2}):(?<minute>\d{2})\s?(?<half>[ap]\.?m\b)?)?`;
const englishAccount = String.raw`(?:\s?\.?\s?(?:for account|account(?: number| no\.?)?:?)(?:\s(?<account>[^\n]{1,40}?))?)?`;
const swahiliAccount = String.raw`(?:\s(?:kwa|ya) akaunti(?: (?:nambari|namba))?(?:\s(?<account>[^\n]{1,40}?))?)?`;
const onDay = String.raw`\s?[.,]?\s?on\s${day}${clock}`;
const tarehe = String.raw`\s?[.,]?\s(?:(?:tarehe|siku|mnamo)\s){0,2}${day}${clock}`;

/** Payments that left the phone; each has `amount` and `payee`, and where they are written `account` and the day and time. */
export const paymentWordings: readonly RegExp[] = [
  `${money}\\s(?:sent|paid) to ${payee}${englishAccount}${onDay}`,
  `you have (?:sent|paid) ${money} to ${payee}${englishAccount}${onDay}`,
  `${money}\\s(?:zi|i)me(?:tumwa|lipwa) kwa ${payee}${swahiliAccount}${tarehe}`,
  `ume(?:lipa|tuma) ${money} kwa ${payee}${swahiliAccount}${tarehe}`,
].map((wording) => new RegExp(wording, 'i'));

/** Says that money left the phone, whatever else can be read. */
export const saysPaid =
  /\b(?:sent to|paid to|have (?:sent|paid)|(?:zi|i)me(?:tumwa|lipwa) kwa|ume(?:lipa|tuma))\b/i;

/** A payment that was taken back, wherever the message says so. */
const reversed = /\breversal of\b|\b(?:been|successfully) reversed\b|\b(?:imerudishwa|imebatilishwa)\b/i;
const fuliza = /^[\s.,:]{0,3}fuliza m-?pesa\b|\boutstanding fuliza\b|\b(?:to|kwa) fuliza\b/i;
const received = /\byou have received\b|\breceived from\b|\bumepokea\b/i;
/** What a message is about stands at its beginning; what follows may be advertising. */
const beginning = 60;

const failed =
  /^\W{0,3}failed\b|\bfailed\.|\binsufficient funds|wrong pin\b|unable to (?:process|complete)|\b(?:have )?cancell?ed the|hakuna pesa za kutosha|\b(?:imefeli|haikufaulu|umekataa|umeghairi)\b/i;

/** What a confirmed message is about, from its beginning, when that is no payment. */
export function otherKind(message: string): OtherKind | null {
  if (reversed.test(message)) return 'reversed';
  return kindAnywhere(message.slice(0, beginning));
}

/** The same, from all of it: for a message in which no payment was found. */
export function kindAnywhere(message: string): OtherKind | null {
  if (fuliza.test(message)) return 'fuliza';
  return received.test(message) ? 'received' : null;
}

/** Says that nothing was paid. */
export const saysFailed = (message: string): boolean => failed.test(message);

/** A bank's own message, also when it names the M-Pesa code. */
export const isOfBank = (text: string): boolean =>
  /\bm-?pesa\s(?:ref|reference|receipt)\b|\b(?:dear (?:customer|client|[a-z]+),.{0,80}(?:bank|a\/c|acc?ount))|\b(?:a\/c|acct)\b|avail(?:able)?\.? bal|\b(?:bank|kcb|equity|co-?op|absa|ncba|stanbic|family bank)\b.{0,60}\b(?:debited|credited|transfer|account)\b/i.test(
    text,
  );

/** Speaks of M-Pesa or of shillings at all. */
export const isOfMoney = (text: string): boolean => /\bm-?pesa\b|\b(?:ksh|kes)s?\.?\s?\d/i.test(text);
