/**
 * A text that depends on a number, with the placeholder {n}. English, Spanish and Swahili distinguish one and
 * other.
 */
export interface Plural {
  one: string;
  other: string;
}

/** All built-in texts, visible or announced. Components fill in the placeholders in braces. */
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
  /** Read out when one field is marked: {label}, {message} says how to mend it. */
  rowInError: string;
  fixAnswers: Plural;
  /** A row in error whose form gives no message: nothing was answered. */
  fillThisIn: string;
  /** The same, when something was answered. */
  checkThis: string;
  less: string;
  more: string;
  /** {n} of {total} questions have an answer. */
  answered: string;
  /** The name of a typed amount: {label} is what the amount is for. */
  typeAmount: string;
  /** {amount} is the least. */
  amountLeast: string;
  /** {amount} is the most. */
  amountMost: string;
  /** The typed amount lies between two steps: {amount} is the nearest. */
  amountNearest: string;

  // Stars
  /** {n} stars of {total}; {word} says what that means. */
  stars: string;
  stars1: string;
  stars2: string;
  stars3: string;
  stars4: string;
  stars5: string;

  // Photos
  takePhoto: string;
  retake: string;
  choosePhoto: string;
  photoSending: string;
  /** The sent part of the photo. {sent} and {all} in kB. */
  photoBytes: string;
  photoDone: string;
  photoFailed: string;
  photoNotAnImage: string;
  photoTooLarge: string;
  /** The phone's own format, which this web view cannot open. */
  photoHeic: string;
  photoEmpty: string;
  /** {n} is the most there may be. */
  photoTooMany: Plural;
  /** The photo is being made smaller. */
  photoPreparing: string;
  /** The sending was stopped; the photo is kept. */
  photoStopped: string;
  /** Sends the photo that is kept. */
  photoSend: string;
  photoDark: string;
  photoBright: string;
  photoBlurry: string;

  // The camera
  cameraStarting: string;
  /** While the phone asks whether the page may use it. */
  cameraAllow: string;
  cameraFitCard: string;
  cameraFitFace: string;
  cameraDark: string;
  cameraBright: string;
  cameraBlurry: string;
  /** The card fills too little of the frame. */
  cameraSmall: string;
  cameraReady: string;
  /** Of what was just taken: are all numbers and words clear? */
  cameraCheckCard: string;
  cameraCheckFace: string;
  cameraUse: string;
  /** The torch. */
  cameraLightOn: string;
  cameraLightOff: string;
  cameraRefused: string;
  cameraNone: string;
  cameraBusy: string;
  /** The camera of the phone, in place of the page's own. */
  cameraOfPhone: string;

  // Lists of choices
  search: string;
  /** {n} of {total} rows match. */
  matches: string;
  /** {text} is what was typed. */
  noMatches: string;
  /** In place of the rows of a list or a wheel that has none. */
  nothingToChoose: string;
  /** Confirm was pressed and no row is marked. */
  chooseOne: string;
  /** Above the rows that could not be loaded, beside "Try again". */
  listFailed: string;
  /** Below the rows so far, beside "Try again". */
  moreFailed: string;
  /** Below the last row of a list that fetched rows. */
  listEnd: string;

  // Content that is fetched anew
  refresh: string;
  /** While the content is pulled, not far enough yet. */
  pullDown: string;
  /** While the content is pulled far enough. */
  letGo: string;
  /** Shown and announced. */
  refreshing: string;
  /** Announced at the end. */
  refreshed: string;

  // Rows with acts
  /** {name} says what the row is about. */
  actsOf: string;

  // Weekdays and days of the month
  /** Read out and shown beside 29, 30 and 31. */
  shorterMonths: string;
  /** {day} of the month was chosen. */
  everyMonthOn: string;
  /** While no day of the month is chosen. */
  chooseDay: string;

  // Places within places
  /** {level} is the name of the level above: "state". */
  chooseFirst: string;
  /** {name} was chosen; {level} is to be chosen next. */
  nowChoose: string;
  /** {name} of another state took the place of what was chosen; {cleared} went away with it. */
  clearedBy: string;
  /** Beside the count: {name} is the state. */
  inPlace: string;

  // Cards
  /** In the field for a card's month and year, and the order in which they are typed. */
  monthYearExample: string;
  /** {text} is what was typed. */
  monthNotReal: string;
  /** While no month and year is typed. */
  monthIncomplete: string;

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
  /** Why the wheels begin at another day: {date} cannot be chosen here. */
  dateMoved: string;
  /** In the year's field. */
  yearExample: string;
  /**
   * The language of these words, as it begins a locale: `en`. Dates are written in them where the locale is
   * of this language.
   */
  language: string;
  /** From January to December, as they stand in a date. */
  months: readonly string[];
  /** From Monday to Sunday. Default: the browser's names, which are English where it lacks the language. */
  weekdays?: readonly string[] | undefined;
  /** A date: {day}, {month}, {year}, in the order of the wheels and inputs. */
  longDay: string;
  /** {month} of a {year}. */
  longMonth: string;

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
  /** When there is a connection again. */
  online: string;
  /** {time} is when what is shown was loaded. */
  figuresFrom: string;
  /** In place of a list that has no words of its own for being empty. */
  nothingHere: string;
  somethingWentWrong: string;
  /** Repeats before its time. */
  tryNow: string;
  /** Until the next attempt, in seconds. */
  tryIn: Plural;
  /** After the last attempt of its own. */
  stoppedTrying: string;
  /** {n} in percent */
  percentDone: string;

  // Money
  youGet: string;
  youPayBack: string;
  /** Read in place of a sum that cannot be shown. */
  sumNotKnown: string;

  // Over the page
  /** On the handle of a sheet: makes it higher. */
  showMore: string;
  /** On the handle of a sheet: makes it as low as it was. */
  showLess: string;
  allow: string;
  notNow: string;
  whatIsRead: string;
  whatIsNotRead: string;
  openSettings: string;
  /** Said no for good: only the settings of the phone can change it. */
  permissionDenied: string;
  permissionUnavailable: string;
  goOnWithout: string;
  /** An answer did not come for a minute. */
  takesTooLong: string;

  // Copying
  copy: string;
  copied: string;
  /** On the button that could not copy. */
  notCopied: string;
  pressAndHold: string;
  /** Read after a link that leaves the app. */
  opensElsewhere: string;

  // What a loan costs
  costByDay: string;
  /** Read out: {cost} is a sum, {parts} what it is made of. */
  costParts: string;
  noCost: string;
  interest: string;
  lateCharge: string;
  noLateCharge: string;

  // Messages
  messages: string;
  you: string;
  /** Who writes, when no name is given. */
  them: string;
  notSent: string;
  files: Plural;
  replyNeeded: string;
  writeMessage: string;
  writeFirst: string;
  attach: string;
  send: string;

  // Questions and answers
  showAll: string;
  hideAll: string;
}
