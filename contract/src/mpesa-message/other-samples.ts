import { head, type Sample } from './message-samples.ts';

/** Texts without a payment, with the reason. */
export const others: Sample[] = [
  { what: 'nothing', text: '', reads: 'empty' },
  { what: 'blanks', text: ' \n\u200B\t ', reads: 'empty' },
  {
    what: 'money received',
    text: `${head}You have received Ksh100.00 from AMINA  MFANO 0700000001 on 20/11/26 at 4:55 PM  New M-PESA balance is Ksh169.13.`,
    reads: 'received',
  },
  {
    what: 'money received from a bank',
    text: `Congratulations! ${head}You have received Ksh15,950.00 from LOOP B2C. on 20/11/26 at 2:35 PM.New M-PESA balance is Ksh16,785.29.`,
    reads: 'received',
  },
  {
    what: 'money received, in Swahili',
    text: 'QKL8X2Y3ZP Imethibitishwa. Umepokea Ksh1.00 kutoka AMINA MFANO 0700000001 mnamo 20/11/26 saa 5:39 PM  Baki yako ya M-PESA ni Ksh264.47.',
    reads: 'received',
  },
  {
    what: 'a payment to our till, as its owner is told',
    text: `${head} on 20/11/26 at 1:14 PM Ksh50.00 received from 254700000001 AMINA M. New Account balance is Ksh54.00`,
    reads: 'received',
  },
  {
    what: 'a reversal',
    text: 'UKK5C9HAIJ confirmed. Reversal of transaction QKL8X2Y3ZP has been successfully reversed  on 20/11/26  at 7:04 PM and Ksh2,000.00 is credited to your M-PESA account. New M-PESA account balance is Ksh1,778.12.',
    reads: 'reversed',
  },
  {
    what: 'a payment and its reversal',
    text: `${head} Ksh2,000.00 paid to EASYCASH LTD. on 20/11/26 at 6:04 PM. UKK5C9HAIJ confirmed. Reversal of transaction QKL8X2Y3ZP has been successfully reversed on 20/11/26 at 7:04 PM and Ksh2,000.00 is credited to your M-PESA account.`,
    reads: 'reversed',
  },
  {
    what: 'a reversal that repeats the payment',
    text: `${head} Ksh2,000.00 sent to AMINA MFANO on 20/11/26 at 6:04 PM has been reversed.`,
    reads: 'reversed',
  },
  {
    what: 'a loan of Fuliza',
    text: `${head} Fuliza M-PESA amount is Ksh 238.80. Interest charged Ksh 2.39. Total Fuliza M-PESA outstanding amount is Ksh 241.19 due on 20/12/26. To check daily charges, Dial *234*0#OK Select Query Charges`,
    reads: 'fuliza',
  },
  {
    what: 'Fuliza paid back by itself',
    text: `${head} Ksh 241.19 from your M-PESA has been used to fully pay your outstanding Fuliza M-PESA. Available Fuliza M-PESA limit is Ksh 700.00. M-PESA balance is Ksh558.81.`,
    reads: 'fuliza',
  },
  {
    what: 'Fuliza paid back by hand',
    text: `${head} You have paid Ksh200.00 to Fuliza M-PESA on 20/11/26 at 2:00 PM. Fuliza M-PESA outstanding amount is Ksh300.00.`,
    reads: 'fuliza',
  },
  {
    what: 'not enough money',
    text: 'Failed. Insufficient funds in your M-PESA account as well as Fuliza M-PESA to pay KSH2,000.00 to EASYCASH LTD. Your M-PESA balance is KSH48.27.',
    reads: 'failed',
  },
  {
    what: 'a wrong PIN',
    text: 'FAILED. You have entered the wrong PIN. Go to M-PESA menu and try again.',
    reads: 'failed',
  },
  {
    what: 'a failed payment with a code',
    text: 'QKL8X2Y3ZP Failed. M-PESA is temporarily unable to process Ksh2,000.00 to EASYCASH LTD. Please try again later.',
    reads: 'failed',
  },
  {
    what: 'not enough money, in Swahili',
    text: 'Hakuna pesa za kutosha katika akaunti yako ya M-PESA kuweza kutuma Ksh3,251.00.',
    reads: 'failed',
  },
  {
    what: 'a payment that was declined, in Swahili',
    text: 'Umekataa kuidhinisha amali ya KSH20.00. Baki yako ya M-PESA ni KSH263.47.',
    reads: 'failed',
  },
  {
    what: 'airtime',
    text: 'QKL8X2Y3ZP confirmed.You bought Ksh20.00 of airtime on 20/11/26 at 4:57 PM.New M-PESA balance is Ksh1,685.97.',
    reads: 'other',
  },
  {
    what: 'cash from an agent',
    text: 'QKL8X2Y3ZP Confirmed.on 20/11/26 at 6:44 PMWithdraw Ksh2,100.00 from 606394 - Mfano shop New M-PESA balance is Ksh258.61.',
    reads: 'other',
  },
  {
    what: 'cash to an agent',
    text: 'QKL8X2Y3ZP Confirmed. On 20/11/26 at 4:22 PM Give Ksh1,000.00 cash to Mfano Enterprises New M-PESA balance is Ksh1,335.89.',
    reads: 'other',
  },
  {
    what: 'savings',
    text: 'QKL8X2Y3ZP Confirmed.Ksh15,000.00 transferred to M-Shwari account on 20/11/26 at 11:53 AM. M-PESA balance is Ksh12,066.05 .',
    reads: 'other',
  },
  {
    what: 'a balance',
    text: 'QKL8X2Y3ZP Confirmed. Your account balance was: M-PESA Account : Ksh458.00 on 20/11/26 at 1:33 PM.',
    reads: 'other',
  },
  {
    what: 'a balance, in Swahili',
    text: 'QKL8X2Y3ZP Imethibitishwa. Baki yako ni: Akaunti ya M-PESA : Ksh263.47 Tarehe 20/11/26 saa 5:36 PM.',
    reads: 'other',
  },
  {
    what: "a bank's message about a paybill",
    text: 'Ksh 40000.00 sent to KCB Pay Bill 522522 for account 135***5140 A MFANO has been received on 20/11/2026 at 12:21 PM. M-PESA ref UKK1B91GYN.',
    reads: 'bank',
  },
  {
    what: "a bank's message about money sent to M-Pesa",
    text: 'MBNHEUDF935FAZOG Completed. Your SEND TO M-PESA request of KES 1,500.00 from 135****140 has been processed successfully. M-PESA REF: UHQB94FQ88.',
    reads: 'bank',
  },
  {
    what: "a bank's card",
    text: 'Dear AMINA, KES 2,000.00 was debited from your account 0110***234 at MFANO BANK on 20/11/26. Avail. bal KES 10.00',
    reads: 'bank',
  },
  {
    what: 'a payment whose code was not copied',
    text: 'Confirmed. Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM',
    reads: 'noReceipt',
  },
  {
    what: 'a word in the place of the code',
    text: 'TRANSACTION Confirmed. Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM',
    reads: 'noReceipt',
  },
  {
    what: 'digits alone in the place of the code',
    text: '1234567890 Confirmed. Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM',
    reads: 'noReceipt',
  },
  {
    what: 'a payment cut off before its day',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for acc`,
    reads: 'unclear',
  },
  {
    what: 'a day that is none',
    text: `${head} Ksh2,000.00 sent to EASYCASH LTD for account KE123 on 31/11/26 at 6:04 PM`,
    reads: 'unclear',
  },
  {
    what: 'an amount that is none',
    text: `${head} Ksh2,00,0.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM`,
    reads: 'unclear',
  },
  {
    what: 'nothing paid',
    text: `${head} Ksh0.00 sent to EASYCASH LTD for account KE123 on 20/11/26 at 6:04 PM`,
    reads: 'unclear',
  },
  {
    what: 'one code with two amounts',
    text: `${head} Ksh2,000.00 paid to EASYCASH. on 20/11/26 at 6:04 PM. ${head} Ksh9,000.00 paid to EASYCASH. on 20/11/26 at 6:04 PM.`,
    reads: 'unclear',
  },
  { what: 'the code alone', text: 'QKL8X2Y3ZP', reads: 'none' },
  { what: 'a love letter', text: 'Mpenzi, tutaonana kesho saa tatu.', reads: 'none' },
  { what: 'an address', text: 'https://example.com/q?x=QKL8X2Y3ZP', reads: 'none' },
  { what: 'more than anyone pastes', text: 'x'.repeat(10_001), reads: 'long' },
];
