/**
 * Prefixes of computed keys that no test can read from the source: a key with such a prefix counts as used.
 */
export const computedFamilies: { family: string; because: string }[] = [
  { family: 'enumerations:', because: 'the labels of codes: `t(`${list}.${code}`)`' },
  { family: 'occupations:', because: 'the labels of the two long lists: `t(`designation.${code}`)`' },
  { family: 'personal:', because: 'the labels of the rows that markets add: `t(`${field}.label`)`' },
  { family: 'additional:', because: 'the labels of the work rows: `t(`${field}.label`)`' },
  { family: 'payout:', because: 'the labels of the rows by kind: `t(`${field}.label`)`' },
  { family: 'identity:', because: 'the three photos: `t(`${side}.title`)`' },
  { family: 'payment:failure.', because: 'result codes of the payment provider' },
  { family: 'validation:nation.', because: 'filled into other texts by market' },
  { family: 'start:', because: 'the first page shows the texts of all languages: `words[code].hello`' },
  { family: 'faq:', because: 'questions that are often asked, walked by the server' },
  { family: 'privacy:', because: 'the sections of the privacy policy, walked by its screen' },
  { family: 'terms:', because: 'the sections of the terms, walked by their screen' },
  {
    family: 'statement:',
    because: 'lines of a statement, by their kinds and rules: `statement(`kind.${kind}`)`',
  },
  { family: 'consents:', because: 'the texts of consents, by their purposes: `consent(`${purpose}.kept`)`' },
  { family: 'myData:', because: 'what is kept, by category: `myData(`category.${category}.kept`)`' },
  {
    family: 'deskAnswers:answer.',
    because: 'prepared answers, by their ids: `preparedAnswer(`answer.${id}.text`)`',
  },
  {
    family: 'deskValidation:contact.',
    because: 'a wrong contact: `contact.${kind}.${what}`, told by the lender',
  },
  { family: 'cashier:way.', because: 'the ways to pay: `t(`way.${method}.name`)`' },
  { family: 'cashier:waiting.', because: 'what is waited for: `t(`waiting.${words}.heading`)`' },
  { family: 'cashier:overpaid.', because: 'where too much goes: `t(`overpaid.${goes}`)`' },
  { family: 'agreement:', because: 'the clauses of the agreement, walked by the server' },
];
