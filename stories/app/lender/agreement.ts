import { loanAgreement } from '@kopa/contract/calls/loan';
import { answer, type Rule } from './rules.ts';

/** The beginning of an agreement with the offer's figures, as the lender fills it. */
export const agreement: Rule = answer(loanAgreement, {
  version: '3f0c5a9d1e27',
  title: 'Loan agreement',
  clauses: [
    {
      heading: '1. The loan',
      text: 'We lend you KSh 10,000 for 91 days under the order number KE20261121001. The loan is for you alone and cannot be passed on.',
    },
    {
      heading: '2. What you receive',
      text: 'From the loan we take a processing fee of KSh 98 and a tax on that fee of KSh 18 (18% of the fee). We send the rest, KSh 9,884, to M-Pesa ••• ••• 678.',
    },
    {
      heading: '3. Interest',
      text: 'Interest is 30% a year of the principal you still owe, counted by the day. Over the whole term it is KSh 748. It stops on the due day.',
    },
    {
      heading: '4. What you pay back, and when',
      text: 'You pay back KSh 10,748 by 20 February 2027 if you collect today. All costs together are KSh 864, a yearly rate (APR) of 35.06%.',
    },
  ],
});
