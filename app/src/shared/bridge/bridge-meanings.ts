import type { AskedAction, BridgeAction, BridgeMessage, ReplyData } from './bridge-table.ts';

type FieldsOf<A extends BridgeAction> = Exclude<keyof Extract<BridgeMessage, { action: A }>, 'action'>;

/** The description of an action, for native app engineers and users of the simulator. */
export interface Meaning<A extends BridgeAction> {
  clauses: string;
  /** The moment of the message. */
  when: string;
  /** The native app's reaction. */
  does: string;
  /** The behaviour without a native app or without its reaction. */
  otherwise: string;
  /** The personal data involved, and its recipient. */
  privacy: string;
  fields: Record<FieldsOf<A>, string>;
  /** For the answer's `data`; null without an answer. */
  answer: A extends AskedAction ? Record<keyof ReplyData<A>, string> : null;
}

const kindFlag = (what: string) =>
  `Collect ${what}. True only if the borrower has consented and nothing of it has arrived for this order.`;

/** Descriptions of the whole table; a field without a description does not compile. */
export const bridgeMeanings: { [A in BridgeAction]: Meaning<A> } = {
  toLogin: {
    clauses: 'S2-66, S7-92',
    when: 'A visitor opens a screen that needs a login.',
    does: 'Shows its own login over the web view, and afterwards answers `getLoginInfo` once more. An app without a login of its own does nothing.',
    otherwise: 'The page shows its own login at the same moment, and goes on to where the visitor was going.',
    privacy: 'The native app learns that a login is wanted, not for what.',
    fields: {},
    answer: null,
  },
  getLoginInfo: {
    clauses: 'S3-01 to S3-10, S7-93',
    when: 'The page starts, is seen again, or has its connection back.',
    does: 'Answers at once with what it knows, and again whenever that changes, by the same function: after a login, and after a logout with an empty `token`.',
    otherwise:
      'The page uses what it has stored. The first screen waits half a second for a silent app, and up to four more for the lender to confirm a token; an answer that comes later counts then.',
    privacy:
      'The page learns the token and asks the lender whose it is; it never believes a `userId` alone. A token of another borrower clears what the phone kept of the one before. After a logout on the page the same token is not taken again.',
    fields: { callback: 'The function on `window` that takes the answer, as often as there is one.' },
    answer: {
      token: "The lender's token (header `Authorization`). Empty: nobody is logged in. Left out: not known.",
      userId: 'Whose it is. When the lender says another, the token is not taken.',
      afid: 'The AppsFlyer id (header `afid`). With it, events also go out as `logEventByAF`.',
      packageName: "The app's package name (header, and key of the path cipher). The lender must know it.",
      appName: "The app's name as borrowers know it (header), ASCII.",
      edition:
        'The edition that the host expects. The page keeps the name; which rules show is the word of the lender alone.',
      deviceMessage: "What phone this is, in the app's words. Kept on the phone.",
    },
  },
  logout: {
    clauses: 'S4-48, S7-94',
    when: 'The borrower logs out on the page, or the lender has ended the session.',
    does: 'Forgets the token and everything that it keeps of the borrower.',
    otherwise: 'The page has forgotten the borrower already.',
    privacy: 'The native app learns that somebody left, not who.',
    fields: {},
    answer: null,
  },
  logEventByLocal: {
    clauses: 'S2-134, S7-95',
    when: 'The edit of a row is finished.',
    does: 'Writes the name to its own log.',
    otherwise: 'Nothing is logged.',
    privacy: 'Names of rows, never what was entered.',
    fields: { event: 'The name of the event, as in `basicInfo_input_firstName`.' },
    answer: null,
  },
  logEventByAF: {
    clauses: 'S7-96',
    when: 'The same, when the app has given an `afid`.',
    does: 'Passes the name on to AppsFlyer, without anything else.',
    otherwise: 'Nothing is logged.',
    privacy: 'A third party learns which rows were edited on a device, never what was entered.',
    fields: { event: 'The name of the event, as above.' },
    answer: null,
  },
  timeSDK: {
    clauses: 'S4-76, S4-77, S7-97 to S7-103',
    when: "A step of the application is saved, if the lender's enable flag is set, not everything has arrived, and the borrower has consented to a kind that is missing. Never in the edition `ke`.",
    does: 'Collects the kinds whose flag is true, and no others, with the permission of the system; sends them to the collector for this order.',
    otherwise: 'Nothing is collected. No loan depends on it, and nothing waits for it.',
    privacy:
      'The native app learns the order, the borrower and the step. A kind that is false must not be read, even if the system would allow it.',
    fields: {
      orderNo: 'The order.',
      userId: 'The borrower.',
      step: 'The step of the order that was saved, as a code of the specification (6 personal, 11 additional, 12 photos, 5 payout, 17 questions).',
      isSubmit: 'Whether the application was sent with it.',
      appList: kindFlag('the list of installed apps'),
      sms: kindFlag('messages'),
      exif: kindFlag("pictures' data of place and camera"),
      device: kindFlag('facts of the device'),
      contact: kindFlag('the phone book'),
      location: kindFlag('the place'),
    },
    answer: null,
  },
  selectContact: {
    clauses: 'S2-133, S7-104 to S7-109',
    when: 'The borrower taps "Choose from the phone book" at contact 1 or 2.',
    does: "Opens the system's own picker for one entry (which needs no permission to read the book), and answers with that entry, or with another `result` when none was chosen.",
    otherwise:
      'In a browser the button is not there. The page waits two minutes at most, or until the screen is left; the rows can be typed into all the while.',
    privacy: 'The page sees the one entry that was chosen. It is shown in the row before anything is sent.',
    fields: {
      isSelectContact: 'Always true.',
      selectContactIndex: 'Which of the first two contacts is chosen for.',
      callback: 'The function on `window` that takes the answer, once; each pick has another.',
    },
    answer: {
      phone:
        'The number as the book has it: text or a number. The page takes off 254 or 234, a leading 0 and all but digits.',
      name: 'The name as the book has it; cut to 50 characters.',
    },
  },
};
