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

/** Sections of a form. */
export const sectionWords = {
  answered: '{n} of {total} answered',
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

/** Ratings. */
export const starWords = {
  stars: '{n} of {total}, {word}',
  stars1: 'very bad',
  stars2: 'bad',
  stars3: 'fair',
  stars4: 'good',
  stars5: 'very good',
};

/** Photos. */
export const photoWords = {
  takePhoto: 'Take a photo',
  retake: 'Take it again',
  choosePhoto: 'Choose a photo',
  photoSending: 'Sending the photo',
  photoBytes: '{sent} of {all} kB',
  photoDone: 'Photo received',
  photoFailed: 'The photo was not sent. Try again.',
  photoNotAnImage: 'This file is not a photo. Choose a JPEG or PNG picture.',
  photoTooLarge: 'This photo is too large. Take a new one.',
  photoHeic:
    'This photo is a HEIC file, which cannot be opened here. Take a new one with the camera, or choose a JPEG.',
  photoEmpty: 'This file is empty. Choose another photo.',
  photoTooMany: { one: 'Choose 1 photo, not more', other: 'Choose {n} photos at most' },
  photoPreparing: 'Making the photo smaller',
  photoStopped: 'Stopped. The photo is still here.',
  photoSend: 'Send this photo',
  photoDark: 'It looks dark. Go near a window and take it again.',
  photoBright: 'It looks too bright. Turn away from the light and take it again.',
  photoBlurry: 'It looks blurred. Hold the phone still and take it again.',
};

/** Lists of choices. */
export const listWords = {
  search: 'Search',
  matches: '{n} of {total}',
  noMatches: 'Nothing found for “{text}”. Try fewer letters.',
  listFailed: 'The list did not arrive',
};

/** Where there is nothing to choose from. */
export const choiceWords = {
  nothingToChoose: 'Nothing to choose from',
  chooseOne: 'Choose one first',
};

/** Days of every month. */
export const dayOfMonthWords = {
  shorterMonths: 'in shorter months, the last day',
  everyMonthOn: 'Day {day} of every month',
  chooseDay: 'Choose a day of the month',
};

/** States and their cities. */
export const regionWords = {
  chooseFirst: 'Choose this first: {level}',
  nowChoose: '{name}. Now choose: {level}',
  clearedBy: '{name} chosen. {cleared} was cleared, because it is somewhere else',
  inPlace: 'in {name}',
};

/** Months of a year. */
export const periodWords = {
  monthYearExample: 'MM/YY',
  monthNotReal: '{text} is not a month and a year. Write them as on the card, such as 07/29',
  monthIncomplete: 'Write the month and the year, such as 07/29',
};

/** Wheels, and typing in their place. */
export const wheelWords = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  typeItInstead: 'Type it instead',
  useTheWheels: 'Choose it instead',
  dateTooEarly: 'Choose {date} or later',
  dateTooLate: 'Choose {date} or earlier',
  dateMoved: 'it was {date}, which cannot be chosen here',
};

/** Days of a year. */
export const dateWords = {
  dateShortened: 'the month has {n} days',
  dateIncomplete: 'Fill in the day, the month and the year',
  dateNotReal: '{text} is not a date. Check the day and the month',
  yearExample: '4 digits',
};

/** Dates in words. */
export const calendarWords = {
  language: 'en',
  months: 'January February March April May June July August September October November December'.split(' '),
  longDay: '{day} {month} {year}',
  longMonth: '{month} {year}',
};

/** The names of the weekdays, which no shipped language has: those of the browser are right. */
export const weekdayWords: { weekdays?: readonly string[] } = {};

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

/** Sheets that are dragged. */
export const sheetWords = {
  showMore: 'Show more',
  showLess: 'Show less',
};

/** Permissions. */
export const permissionWords = {
  allow: 'Allow',
  notNow: 'Not now',
  whatIsRead: 'What we read',
  whatIsNotRead: 'What we do not read',
  openSettings: 'Open settings',
  permissionDenied:
    'You said no before, so the phone does not ask again. To allow it, open the settings of the phone.',
  permissionUnavailable: 'This phone cannot do this. You can go on without it.',
  goOnWithout: 'Go on without it',
};

/** Copying. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copy failed',
  pressAndHold: 'Could not copy. Press and hold the number.',
};

/** Links. */
export const linkWords = {
  opensElsewhere: 'opens outside the app',
};

/** What a loan costs by the day. */
export const costWords = {
  costByDay: 'What it costs, by the day you pay',
  costParts: '{cost} on top: {parts}',
  noCost: 'nothing on top',
  interest: 'Interest',
  lateCharge: 'Late charge',
  noLateCharge: 'No late charge',
};

/** Messages. */
export const messageWords = {
  messages: 'Messages',
  you: 'You',
  them: 'Our team',
  notSent: 'Not sent',
  files: { one: '1 file attached', other: '{n} files attached' },
  replyNeeded: 'Your reply is needed',
  writeMessage: 'Write a message',
  writeFirst: 'Write a message first',
  attach: 'Attach a photo',
  send: 'Send',
};

/** Questions and answers. */
export const questionWords = {
  showAll: 'Show all answers',
  hideAll: 'Hide all answers',
};
