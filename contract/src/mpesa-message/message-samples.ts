import type { MpesaPayment, UnreadReason } from './read-mpesa-message.ts';

/** A message of invented people in a real wording, and its expected content. */
export interface Sample {
  what: string;
  text: string;
  reads: Partial<MpesaPayment>[] | UnreadReason;
}

/** The beginning of an M-Pesa message. */
export const head = 'QKL8X2Y3ZP Confirmed.';
const ofHead = { receipt: 'QKL8X2Y3ZP', amountCents: 200_000, paidOn: '2026-11-20', paidTime: '18:04' };
const easyCash = { ...ofHead, payee: 'EASYCASH LTD', account: 'KE123' };
const person = { ...ofHead, payee: 'AMINA MFANO', account: null };
const tail =
  'New M-PESA balance is Ksh3,410.55. Transaction cost, Ksh0.00.Amount you can transact within the day is 498,000.00.';

/** Outgoing payments. */
export const payments: Sample[] = [
  {
    what: 'a paybill',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM ${tail}`,
    reads: [easyCash],
  },
  {
    what: 'a paybill, currency in capitals',
    text: `${head} KSH2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM New M-PESA balance is KSH0.00.`,
    reads: [easyCash],
  },
  {
    what: 'no space after Confirmed, line breaks, a full stop before the balance',
    text: `QKL8X2Y3ZP Confirmed.Ksh2,000.00 sent to EASYCASH LTD\nfor account KE123\non 20/11/26 at 6:04 PM.\nNew M-PESA balance is Ksh10.00.`,
    reads: [easyCash],
  },
  {
    what: 'lower case, no comma, four digits of the year',
    text: 'qkl8x2y3zp confirmed. ksh2000.00 sent to EasyCash Ltd for account ke123 on 20/11/2026 at 6:04 pm',
    reads: [{ ...easyCash, payee: 'EasyCash Ltd', account: 'ke123' }],
  },
  {
    what: 'no cents, hard spaces, an invisible mark at the start',
    text: '\u200EQKL8X2Y3ZP\u00A0Confirmed. Ksh\u00A02,000 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04\u202FPM',
    reads: [easyCash],
  },
  {
    what: 'a name with brackets, dots and digits',
    text: `${head} Ksh2,850.00 sent to EASY COACH RLYS-NRB(HQ) 6 for account 816492 on 9/4/25 at 6:14 PM ${tail}`,
    reads: [
      { amountCents: 285_000, paidOn: '2025-04-09', payee: 'EASY COACH RLYS-NRB(HQ) 6', account: '816492' },
    ],
  },
  {
    what: 'an account of several words',
    text: `${head} Ksh20,000.00 sent to MALI for account Wealth Management on 1/4/25 at 3:54 PM ${tail}`,
    reads: [{ amountCents: 2_000_000, payee: 'MALI', account: 'Wealth Management' }],
  },
  {
    what: 'a masked account',
    text: `${head} KSH40,000.00 sent to KCB Paybill AC for account 135***5140 on 1/8/26 at 12:21 PM New M-PESA balance is KSH16,877.47.`,
    reads: [{ amountCents: 4_000_000, account: '135***5140', paidTime: '12:21' }],
  },
  {
    what: 'an account that was left empty',
    text: `${head} Ksh100.00 sent to SAFARICOM DATA BUNDLES for account on 20/7/24 at 11:04 AM. ${tail}`,
    reads: [{ payee: 'SAFARICOM DATA BUNDLES', account: null, paidOn: '2024-07-20', paidTime: '11:04' }],
  },
  {
    what: 'to a person, number in digits',
    text: `${head} Ksh2,000.00 sent to AMINA  MFANO 0700000001 on 20/11/26 at 6:04 PM. ${tail}`,
    reads: [person],
  },
  {
    what: 'to a person, number masked',
    text: `${head} Ksh2,000.00 sent to AMINA MFANO 0700***001 on 20/11/26 at 6:04 PM. ${tail}`,
    reads: [person],
  },
  {
    what: 'to a person without a number (Pochi la Biashara)',
    text: `${head} Ksh2,000.00 sent to amina mfano on 20/11/26 at 6:04 PM. ${tail}`,
    reads: [{ ...person, payee: 'amina mfano' }],
  },
  {
    what: 'to a till',
    text: `${head} Ksh2,000.00 paid to EASYCASH LTD. on 20/11/26 at 6:04 PM.${tail}`,
    reads: [{ ...ofHead, payee: 'EASYCASH LTD', account: null }],
  },
  {
    what: 'to a till with its number in the name',
    text: `${head} Ksh80.00 paid to MFANO SAFARIS LIMITED-426H. on 25/2/25 at 7:13 AM.${tail}`,
    reads: [{ amountCents: 8000, payee: 'MFANO SAFARIS LIMITED-426H', paidTime: '07:13' }],
  },
  {
    what: 'the account as a number of its own sentence',
    text: `${head} Ksh2,000.00 paid to EASYCASH LTD. Account Number KE123. on 20/11/26 at 6:04 PM. ${tail}`,
    reads: [easyCash],
  },
  {
    what: '"You have sent", with cents',
    text: `${head} You have sent Ksh1,002.84 to Mfano Fund on 20/05/2024  at 03:23 PM. New MPESA balance is Ksh9,429.84.`,
    reads: [{ amountCents: 100_284, payee: 'Mfano Fund', paidOn: '2024-05-20', paidTime: '15:23' }],
  },
  {
    what: '"You have paid", for an account',
    text: `${head} You have paid Ksh1,200.00 to EASYCASH LTD for account KE123 on 20/11/2026 at 6:04 PM. New balance is Ksh1.00.`,
    reads: [{ ...easyCash, amountCents: 120_000 }],
  },
  {
    what: 'a code of nine places, as they were until 2014',
    text: 'DY28XV679 Confirmed. Ksh4,000.00 sent to EASYCASH LTD for account 1137 on 9/9/13 at 11:31 PM\nNew M-PESA balance is Ksh22.00.',
    reads: [{ receipt: 'DY28XV679', amountCents: 400_000, paidOn: '2013-09-09', paidTime: '23:31' }],
  },
  {
    what: 'a code without a digit, whose letters spell the day',
    text: 'UKKIEAOIMQ Confirmed. Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM',
    reads: [{ ...easyCash, receipt: 'UKKIEAOIMQ' }],
  },
  {
    what: 'midnight and noon',
    text: `${head} Ksh2,000.00 paid to EASYCASH. on 20/11/26 at 12:05 AM. TKL9X2Y3ZQ Confirmed. Ksh50.00 paid to EASYCASH. on 20/11/26 at 12:05 PM.`,
    reads: [{ paidTime: '00:05' }, { paidTime: '12:05', receipt: 'TKL9X2Y3ZQ' }],
  },
  {
    what: 'a day without a time',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26.`,
    reads: [{ ...easyCash, paidTime: null }],
  },
  {
    what: 'paid with Fuliza, told in the same message',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM. New M-PESA balance is Ksh0.00. Fuliza M-PESA amount is Ksh500.00. Fuliza M-PESA outstanding amount is Ksh505.00.`,
    reads: [easyCash],
  },
  {
    what: 'paid with Fuliza, told in a second message of the same code',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM New M-PESA balance is Ksh0.00.\n\n${head} Fuliza M-PESA amount is Ksh 30.00. Access Fee charged Ksh 0.30. Total Fuliza M-PESA outstanding amount is Ksh3249.74 due on 20/12/26.`,
    reads: [easyCash],
  },
  {
    what: 'forwarded by WhatsApp, with a greeting before it',
    text: `[20/11/26, 18:10] MPESA: Habari, nimelipa. ${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM ${tail}`,
    reads: [easyCash],
  },
  {
    what: 'the same message twice',
    text: `${head} Ksh2,000.00 paid to EASYCASH LTD. on 20/11/26 at 6:04 PM. ${head} Ksh2,000.00 paid to EASYCASH LTD. on 20/11/26 at 6:04 PM.`,
    reads: [{ ...ofHead, payee: 'EASYCASH LTD' }],
  },
  {
    what: 'two payments',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM ${tail}\nUKK4IE88HZ Confirmed. Ksh1,500.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 7:15 AM ${tail}`,
    reads: [easyCash, { receipt: 'UKK4IE88HZ', amountCents: 150_000, paidTime: '07:15' }],
  },
  {
    what: 'money received, and then a payment',
    text: `UKK4IE88HZ Confirmed.You have received Ksh2,100.00 from AMINA MFANO 0700000001 on 20/11/26 at 5:55 PM New M-PESA balance is Ksh2,110.00. ${head} Ksh2,000.00 paid to EASYCASH LTD. on 20/11/26 at 6:04 PM.`,
    reads: [{ ...ofHead, payee: 'EASYCASH LTD' }],
  },
  {
    what: 'Swahili, to a person',
    text: 'QKL8X2Y3ZP Imethibitishwa Ksh2,000.00 imetumwa kwa AMINA  MFANO 0700000001 tarehe 20/11/26 saa 6:04 PM. Baki yako ya M-PESA ni Ksh263.47. Gharama ya kutuma ni Ksh0.00. Kurudisha hizi Pesa,Tuma ujumbe huu kwa 456.',
    reads: [person],
  },
  {
    what: 'Swahili, a paybill',
    text: 'QKL8X2Y3ZP Imethibitishwa. Ksh2,000.00 imetumwa kwa EASYCASH LTD kwa akaunti nambari KE123 tarehe 20/11/26 saa 6:04 PM. Baki yako ya M-PESA ni Ksh263.47.',
    reads: [easyCash],
  },
  {
    what: 'Swahili, a paybill in the plural',
    text: 'QKL8X2Y3ZP Imethibitishwa. Ksh2,000.00 zimetumwa kwa EASYCASH LTD kwa akaunti KE123 mnamo 20/11/26 saa 6:04 PM Baki yako ya M-PESA ni Ksh263.47.',
    reads: [easyCash],
  },
  {
    what: 'Swahili, to a till, the day without a word before it',
    text: 'QKL8X2Y3ZP Imethibitishwa. Umelipa Ksh2,000.00 kwa EASYCASH LTD 20/11/26 6:04 PM.Baki yako mpya katika M-PESA ni Ksh173.47. Gharama ya kununua ni Ksh0.00.',
    reads: [{ ...ofHead, payee: 'EASYCASH LTD', account: null }],
  },
];
