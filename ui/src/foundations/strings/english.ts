/*
 * English, by what speaks it: a component brings the groups that it needs, and no more of them reach a phone.
 */

/** What several kinds of components say. */
export const generalWords = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  help: 'Help',
  close: 'Close',
  clear: 'Clear',
  tryAgain: 'Try again',
  loading: 'Loading',
  sending: 'Sending…',
  chosen: 'chosen',
  choose: 'Choose',
};

/** Rows of a form. */
export const rowWords = {
  optional: '(optional)',
  mustBeFilled: 'must be filled',
  required: 'must be filled',
  error: 'Error:',
  counter: '{n} of {total}',
  rowInError: 'Error: {label}. {message}',
  savedOnThisPhone: 'Saved on this phone',
};

/** After sending a form that has faults. */
export const summaryWords = {
  fixAnswers: { one: 'Please fix 1 answer', other: 'Please fix {n} answers' },
  fillThisIn: 'Fill this in',
  checkThis: 'Check this answer',
};

/** Amounts that are chosen. */
export const amountWords = {
  less: 'Less',
  more: 'More',
  typeAmount: '{label} Type the amount',
  amountLeast: 'The least is {amount}',
  amountMost: 'The most is {amount}',
  amountNearest: 'The nearest amount is {amount}',
};

/** Where one is. */
export const wayWords = {
  stepOf: 'Step {n} of {total}',
  nextStep: 'Next: {name}',
  stepDone: 'done',
  stepNow: 'now',
  stepToDo: 'to do',
  mainNavigation: 'Main',
};

/** Waiting. */
export const waitingWords = {
  minutesLeft: { one: '1 minute left', other: '{n} minutes left' },
  overdue: 'A little longer than usual',
  percentDone: '{n} percent done',
  takesTooLong: 'This takes too long. Check your connection and try again.',
};

/** With and without a connection. */
export const connectionWords = {
  offline: 'No connection',
  online: 'You are connected again',
  figuresFrom: 'Figures from {time}',
};

/** What came of loading. */
export const outcomeWords = {
  nothingHere: 'Nothing here yet',
  somethingWentWrong: 'Something went wrong',
};

/** Sums. */
export const sumWords = {
  youGet: 'You get',
  youPayBack: 'You pay back',
  sumNotKnown: 'amount not known',
};
