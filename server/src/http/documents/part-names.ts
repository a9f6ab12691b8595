/** The groups of the contract by the first word of their paths. */
export const partNames: Readonly<Record<string, { title: string; says: string }>> = {
  lender: { title: 'The lender', says: 'The rules that it follows, and its brand.' },
  security: { title: 'Signing in', says: 'Codes by SMS, accounts and sessions.' },
  user: {
    title: 'The application',
    says: 'Sections, photos, payout account and questionnaire, in the order of the steps.',
  },
  loan: {
    title: 'Loans and orders',
    says: 'What is on offer, applying, the offer, and collecting the money.',
  },
  repay: { title: 'Repaying', says: 'What is owed, the ways to pay, extensions and proofs of payment.' },
  portal: { title: 'Paying by link', says: 'For whoever holds a payment link; without an account.' },
  loanMarket: { title: 'Home and market', says: 'What home shows, records, and how to reach a person.' },
  app: {
    title: 'The app and its neighbours',
    says: "Recommended loans of other lenders, and the lender's other apps.",
  },
  'app-download': { title: 'Downloads', says: 'Where the app can be fetched.' },
  time: { title: 'Device data', says: 'Whether any is collected, and what has come.' },
  cou: { title: 'Countries', says: 'Plain paths beside /api, for those who do not know yet where they are.' },
  feedback: { title: 'Feedback', says: 'Questions to support, and its answers.' },
  sandbox: {
    title: 'The sandbox',
    says: 'Only on a server in sandbox mode: time, the reviewer, support and the payment provider.',
  },
};

/** The group of a path. */
export function partOf(path: string): string {
  return path.split('/')[1] ?? '';
}
