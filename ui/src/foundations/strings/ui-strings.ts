/** A text that depends on a number; {n} is its place. English, Spanish and Swahili tell one from other. */
export interface Plural {
  one: string;
  other: string;
}

/** Every word that a component shows or reads out by itself. Places in braces are filled in by the component. */
export interface UiStrings {
  // Everywhere
  cancel: string;
  confirm: string;
  back: string;
  help: string;
  close: string;
  clear: string;
  tryAgain: string;
  loading: string;
  sending: string;
  chosen: string;

  // Fields
  choose: string;
  optional: string;
  /** After an asterisk, once above a form. */
  mustBeFilled: string;
  /** Read in place of the asterisk. */
  required: string;
  /** Read before an error message. */
  error: string;
  /** Typed characters of the most: {n}, {total}. */
  counter: string;
  fixAnswers: Plural;
  less: string;
  more: string;

  // Photos
  takePhoto: string;
  retake: string;
  choosePhoto: string;
  photoSending: string;
  photoDone: string;
  photoFailed: string;
  photoNotAnImage: string;
  photoTooLarge: string;

  // Lists of choices
  search: string;
  /** {n} of {total} rows match. */
  matches: string;
  /** {text} is what was typed. */
  noMatches: string;

  // Dates
  day: string;
  month: string;
  year: string;
  typeItInstead: string;
  useTheWheels: string;
  /** Why the day moved: the month is shorter than the day that was chosen. {n} days. */
  dateShortened: string;
  dateIncomplete: string;
  /** {text} is what was typed, as day, month and year. */
  dateNotReal: string;
  /** {date} is the earliest that may be chosen. */
  dateTooEarly: string;
  /** {date} is the latest that may be chosen. */
  dateTooLate: string;
  /** In the year's field. */
  yearExample: string;

  // Where one is
  /** {n}, {total} */
  stepOf: string;
  /** {name} */
  nextStep: string;
  stepDone: string;
  stepNow: string;
  stepToDo: string;
  mainNavigation: string;

  // Waiting and connection
  minutesLeft: Plural;
  overdue: string;
  offline: string;
  savedOnThisPhone: string;
  somethingWentWrong: string;
  /** {n} in percent */
  percentDone: string;

  // Money
  youGet: string;
  youPayBack: string;
}
