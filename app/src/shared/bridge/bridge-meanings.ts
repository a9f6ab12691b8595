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
  `Collect ${what}. True only if the borrower has consented and no such data has arrived for this order.`;

/** Descriptions of the whole table; a field without a description does not compile. */
export const bridgeMeanings: { [A in BridgeAction]: Meaning<A> } = {
  toLogin: {
    clauses: 'S2-66, S7-92',
    when: 'A visitor opens a screen that needs a login.',
    does: 'Shows its own login over the web view, and afterwards answers `getLoginInfo` once more. An app without a login of its own does nothing.',
    otherwise: 'The page shows its own login at the same moment, and continues to the requested screen.',
    privacy: 'The native app learns that a login is needed, but not for which screen.',
    fields: {},
    answer: null,
  },
  getLoginInfo: {
    clauses: 'S3-01 to S3-10, S7-93',
    when: 'The page starts, becomes visible again, or is online again.',
    does: 'Answers at once with the known values, and again by the same function after every change: after a login, and after a logout with an empty `token`.',
    otherwise:
      'The page uses the stored login. The first screen waits half a second for an answer, and up to four seconds for the lender to confirm the token. A later answer takes effect on arrival.',
    privacy:
      'The page asks the lender for the owner of the token; a `userId` alone is never trusted. A token of another borrower deletes the data of the previous borrower. After a logout the same token is refused.',
    fields: { callback: 'The function on `window` that receives every answer.' },
    answer: {
      token: "The lender's token (header `Authorization`). Empty: no login. Left out: unknown.",
      userId: 'The owner of the token. If the lender names another owner, the token is not accepted.',
      afid: 'The AppsFlyer id (header `afid`). With it, events also go out as `logEventByAF`.',
      packageName: "The app's package name (header, and key of the path cipher). The lender must know it.",
      appName: "The app's name as borrowers know it (header), ASCII.",
      edition:
        'The edition that the host expects. The page stores the name; the lender alone decides the rules.',
      language:
        "The language of the native app: en, sw or es. Counts until the borrower has chosen a language in the page, and spares the borrower the question at the first start. Left out: the page asks, or takes the phone's language.",
      deviceMessage: "The model of the phone, in the app's words. Stored on the phone.",
    },
  },
  logout: {
    clauses: 'S4-48, S7-94',
    when: 'The borrower logs out on the page, or the lender has ended the session.',
    does: 'Deletes the token and all data of the borrower.',
    otherwise: "The page has deleted the borrower's data already.",
    privacy: 'The native app learns that a borrower logged out, but not which one.',
    fields: {},
    answer: null,
  },
  logEventByLocal: {
    clauses: 'S2-134, S7-95',
    when: 'The edit of a row is finished.',
    does: 'Writes the name to its own log.',
    otherwise: 'Nothing is logged.',
    privacy: 'Names of rows, never the entered values.',
    fields: { event: 'The name of the event, as in `basicInfo_input_firstName`.' },
    answer: null,
  },
  logEventByAF: {
    clauses: 'S7-96',
    when: 'The edit of a row is finished, and the native app has supplied an `afid`.',
    does: 'Passes the name alone to AppsFlyer.',
    otherwise: 'Nothing is logged.',
    privacy: 'A third party learns which rows were edited on a device, never the entered values.',
    fields: { event: 'The name of the event, as in `basicInfo_input_firstName`.' },
    answer: null,
  },
  haptic: {
    clauses: '-',
    when: 'The lender accepts an offer, a payment or an application; a form or a command fails; money arrives, or a loan is paid back.',
    does: "Plays the system's short haptic of this kind, if the borrower has haptics turned on: on Android `CONFIRM` and `REJECT` of `View.performHapticFeedback`, on iOS a notification feedback.",
    otherwise: 'The browser vibrates for 10 ms, or twice for 20 ms after an error, where it can.',
    privacy: 'No data of the borrower.',
    fields: {
      kind: '`confirm`: a command was accepted. `error`: a form has gaps, or a command failed. `success`: a moment of the loan, such as the arrival of the money.',
    },
    answer: null,
  },
  timeSDK: {
    clauses: 'S4-76, S4-77, S7-97 to S7-103',
    when: "A step of the application is saved, the lender's enable flag is set, and a kind with consent has not arrived. Never in the edition `ke`.",
    does: 'Collects the kinds whose flag is true, and no others, with the permission of the system; sends them to the collector for this order.',
    otherwise: 'Nothing is collected. No loan depends on the collection or waits for it.',
    privacy:
      'The native app learns the order, the borrower and the step. A kind that is false must not be read, even if the system would allow it.',
    fields: {
      orderNo: 'The order.',
      userId: 'The borrower.',
      step: 'The saved step of the order, as a code of the specification (6 personal, 11 additional, 12 photos, 5 payout, 17 questions).',
      isSubmit: 'Whether this step submits the application.',
      appList: kindFlag('the list of installed apps'),
      sms: kindFlag('messages'),
      exif: kindFlag('the location and camera data of pictures'),
      device: kindFlag('the properties of the device'),
      contact: kindFlag('the phone book'),
      location: kindFlag('the location'),
    },
    answer: null,
  },
  selectContact: {
    clauses: 'S2-133, S7-104 to S7-109',
    when: 'The borrower taps "Choose from the phone book" at contact 1 or 2.',
    does: "Opens the system's contact picker, which needs no permission, and answers with the chosen entry, or with another `result` if no entry was chosen.",
    otherwise:
      'In a browser the button is missing. The page waits at most two minutes, or until the borrower leaves the screen; the rows stay editable meanwhile.',
    privacy:
      'The page receives the chosen entry only, and shows the entry in the row before any data is sent.',
    fields: {
      isSelectContact: 'Always true.',
      selectContactIndex: 'The number of the contact row, 1 or 2.',
      callback: 'The function on `window` that receives the one answer; each pick has another name.',
    },
    answer: {
      phone:
        'The number as stored in the phone book: text or a number. The page removes the calling code of the market or 234, a leading 0 and all but digits.',
      name: 'The name as stored in the phone book; cut to 50 characters.',
    },
  },
};
