import fs from 'node:fs';
import type { Language, Market } from '@kopa/contract';
import { languages } from '@kopa/contract';
import { marketValues } from '@kopa/contract/market/words';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import type { List } from '@kopa/contract/fields';
import type { RefusalName } from './call-error.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The texts of one language; English where a text is missing, and the key where English is missing. */
export interface Words {
  error(name: RefusalName): string;
  /** A text message, with its `{{values}}` filled in. */
  sms(name: SmsName, values: Record<string, string>): string;
  /** As in `1.title`, `1.options.yes`. */
  question(path: string): string;
  /** The label of a code in a list of `enumerations.json`. */
  label(list: string, code: string): string;
  /** A value of a field as it was chosen from its list; undefined for one that the list does not have. */
  choice(list: List, code: string): string | undefined;
  /** One text of a statement, as in `kind.interest`, with its `{{values}}` filled in. */
  statement(path: string, values: Record<string, string>): string;
  /** One text of a consent, as in `location.kept`, with its `{{values}}` filled in. */
  consent(path: string, values: Record<string, string>): string;
  /** A text about the borrower's own data, as in `category.orders.kept`, with its `{{values}}` filled in. */
  myData(path: string, values: Record<string, string>): string;
  /** One text of prepared answers, as in `answer.weLook.text`, with its `{{values}}` filled in. */
  preparedAnswer(path: string, values?: Record<string, string>): string;
  /** A text of a form, as in `personal`, `firstName.label`. */
  row(form: 'personal' | 'additional', path: string): string;
}

export type SmsName =
  | 'codeToSignIn'
  | 'codeToCollect'
  | 'codeToConfirmAccount'
  | 'loginElsewhere'
  | 'erasureAsked'
  | 'contactChanged'
  | 'photosAsked'
  | 'approved'
  | 'rejected'
  | 'appealReceived'
  | 'appealUpheld'
  | 'reminder'
  | 'reminderOfToday'
  | 'reminderAfter'
  | 'disbursed'
  | 'repaymentReceived'
  | 'lateChargeWaived'
  | 'paymentTakenBack'
  | 'loanWrittenOff'
  | 'writeOffTakenBack'
  | 'paymentPromised'
  | 'loanFinished'
  | 'paidAfterEnd'
  | 'overpaymentReturned'
  | 'loanExtended'
  | 'voucherAccepted'
  | 'voucherRejected'
  | 'feedbackAnswered'
  | 'feedbackAsked'
  | 'feedbackDone';

/**
 * The texts of a language. With a market they say its currency; without one they are texts that name none.
 */
export function words(language: Language, market?: Market): Words {
  return all[language](market ? marketValues(market) : {});
}

const all = Object.fromEntries(languages.map((language) => [language, load(language)])) as Record<
  Language,
  (ofMarket: Record<string, string>) => Words
>;

function load(language: Language): (ofMarket: Record<string, string>) => Words {
  const look = (feature: string) => {
    const own = read(language, feature);
    const english = read('en', feature);
    return (path: string) => find(own, path) ?? find(english, path);
  };
  const say = (feature: string) => {
    const found = look(feature);
    return (path: string) => found(path) ?? path;
  };
  const deskErrors = say('deskErrors');
  const [errors, sms, questions, labels] = [say('errors'), say('sms'), say('questions'), say('enumerations')];
  const [statement, consent, myData] = [say('statement'), say('consents'), say('myData')];
  const preparedAnswer = say('deskAnswers');
  const forms = { personal: say('personal'), additional: say('additional') };
  const files = new Map(
    ['enumerations', 'occupations', 'additional', 'payout'].map((file) => [file, look(file)]),
  );
  const choices = (file: string) => files.get(file) ?? (() => undefined);
  return (ofMarket) => {
    const filled = (text: string, values: Record<string, string> = {}) =>
      fill(text, { ...ofMarket, ...values });
    return {
      error: (name) => (name in deskErrorCodes ? deskErrors(name) : errors(name)),
      sms: (name, values) => filled(sms(name), values),
      question: (path) => filled(questions(path)),
      label: (list, code) => filled(labels(`${list}.${code}`)),
      choice: ({ labels, fills, nameOf, codes }, code) => {
        if (!labels || !codes.includes(code)) return nameOf?.(code);
        const [file = '', path = ''] = labels.split(':');
        const said = choices(file)(fills ? path : `${path}.${code}`);
        return said && filled(said, fills ? { [fills]: code } : {});
      },
      statement: (path, values) => filled(statement(path), values),
      consent: (path, values) => filled(consent(path), values),
      myData: (path, values) => filled(myData(path), values),
      preparedAnswer: (path, values) => filled(preparedAnswer(path), values),
      row: (form, path) => filled(forms[form](path)),
    };
  };
}

function read(language: Language, feature: string): Tree {
  const file = new URL(import.meta.resolve(`@kopa/locales/${language}/${feature}.json`));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Tree) : {};
}

function find(tree: Tree, path: string): string | undefined {
  const found = path.split('.').reduce<string | Tree | undefined>(step, tree);
  return typeof found === 'string' ? found : undefined;
}

function step(tree: string | Tree | undefined, key: string): string | Tree | undefined {
  return typeof tree === 'object' ? tree[key] : undefined;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
