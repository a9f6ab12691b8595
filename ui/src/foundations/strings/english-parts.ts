/*
 * English of components that are not on every screen. English of photos and dates has files of its own.
 */

/** Sections of a form. */
export const sectionWords = {
  answered: '{n} of {total} answered',
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

/** Lists of choices. */
export const listWords = {
  search: 'Search',
  matches: '{n} of {total}',
  noMatches: 'Nothing found for “{text}”. Try fewer letters.',
  listFailed: 'The list did not arrive',
};

/** Lists that fetch their next rows. */
export const moreWords = {
  moreFailed: 'The next rows did not arrive',
  listEnd: 'That is everything',
};

/** Content that is fetched anew. */
export const refreshWords = {
  refresh: 'Refresh',
  pullDown: 'Pull down to refresh',
  letGo: 'Let go to refresh',
  refreshing: 'Refreshing',
  refreshed: 'Up to date',
};

/** Rows with acts. */
export const actWords = {
  actsOf: 'Actions: {name}',
};

/** Where there is nothing to choose from. */
export const choiceWords = {
  nothingToChoose: 'Nothing to choose from',
  chooseOne: 'Choose one first',
};

/** States and their cities. */
export const regionWords = {
  chooseFirst: 'Choose this first: {level}',
  nowChoose: '{name}. Now choose: {level}',
  clearedBy: '{name} chosen. {cleared} was cleared, because it is somewhere else',
  inPlace: 'in {name}',
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
