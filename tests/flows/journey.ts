import type { Name } from './words.ts';

/** One action of a borrower, by the words on the screen. */
export type Act =
  /** Types into a row; `group` is the heading that the row stands under where several are called the same. */
  | { do: 'type'; row: Name; text: string; group?: Group }
  /** Opens a row and takes a choice of its sheet, which `search` finds. */
  | { do: 'choose'; row: Name; choice: Name; group?: Group; search?: string }
  /** Opens the birthday's row, moves its wheels and confirms. */
  | { do: 'turn'; row: Name }
  /** Takes one of several choices on the page. */
  | { do: 'mark'; choice: Name }
  /** Ticks the box of the page. */
  | { do: 'tick' }
  | { do: 'press'; button: Name }
  /** Takes the photo with this number, by the button of this name. */
  | { do: 'photo'; button: Name; number: number }
  /** Types the code that the lender sent. */
  | { do: 'code'; row: Name }
  /** Lets the time of the review pass. */
  | { do: 'wait' }
  /** Lets the money arrive. */
  | { do: 'receive' }
  /** Waits for words. */
  | { do: 'see'; text: Name }
  /** A state that is worth a look, and where something may come between. */
  | { do: 'stop'; at: string };

export interface Group {
  name: Name;
  fill: Readonly<Record<string, string>>;
}

/** A screen of the journey, and the actions there. */
export interface Place {
  heading: Name;
  level?: 1 | 2;
  /** First a hurried attempt that leads to error messages. */
  hasty?: readonly Act[];
  acts: readonly Act[];
}

const contact = (slot: string): Group => ({ name: 'additional:contact.number', fill: { slot } });
const contactActs = (slot: string, name: string, mobile: string, relation: string): Act[] => [
  { do: 'type', row: 'additional:contact.name', text: name, group: contact(slot) },
  { do: 'type', row: 'additional:contact.mobile', text: mobile, group: contact(slot) },
  {
    do: 'choose',
    row: 'additional:contact.relation',
    choice: `enumerations:contactRelation.${relation}`,
    group: contact(slot),
  },
];
const goOn: Act = { do: 'press', button: 'application:continue' };

/** Answers that the scorecard accepts, in the order of the questions. */
const answers: readonly Name[] = [
  'questions:1.options.no',
  'questions:2.options.good',
  'questions:3.options.good',
  'questions:4.options.none',
  'questions:5.options.none',
  'enumerations:longestDelay.never',
  'enumerations:totalOwed.none',
  'enumerations:loanCount.none',
  'enumerations:loanCount.2',
  'enumerations:loanCount.none',
  'enumerations:incomeSource.ownself',
];

/** From the first screen to the money, as most borrowers in Kenya go. `mobile` is national, '712345001'. */
export function journeyOf(mobile: string): Record<PlaceName, Place> {
  return {
    home: {
      heading: 'home:howMuch',
      level: 2,
      acts: [{ do: 'press', button: 'home:apply' }],
    },
    number: {
      heading: 'signIn:number.heading',
      hasty: [{ do: 'press', button: 'signIn:continue' }],
      acts: [
        { do: 'type', row: 'signIn:number.label', text: `0${mobile}` },
        { do: 'press', button: 'signIn:continue' },
      ],
    },
    code: {
      heading: 'signIn:code.heading',
      hasty: [{ do: 'press', button: 'signIn:continue' }],
      acts: [{ do: 'code', row: 'signIn:code.label' }],
    },
    purpose: {
      heading: 'borrow:title',
      hasty: [{ do: 'press', button: 'borrow:start' }],
      acts: [
        { do: 'mark', choice: 'enumerations:loanPurpose.health' },
        { do: 'stop', at: 'purpose' },
        { do: 'press', button: 'borrow:start' },
      ],
    },
    personal: {
      heading: 'personal:title',
      hasty: [goOn],
      acts: [
        { do: 'type', row: 'personal:firstName.label', text: 'Wanjirũ' },
        { do: 'type', row: 'personal:lastName.label', text: "Ng'ang'a" },
        { do: 'mark', choice: 'enumerations:gender.2' },
        { do: 'stop', at: 'names' },
        { do: 'turn', row: 'personal:birthday.label' },
        {
          do: 'choose',
          row: 'personal:education.label',
          choice: 'enumerations:education.seniorSchool',
        },
        {
          do: 'choose',
          row: 'personal:maritalStatus.label',
          choice: 'enumerations:maritalStatus.single',
        },
        { do: 'type', row: 'personal:nationalId.label', text: '27384195' },
        { do: 'type', row: 'personal:email.label', text: 'wanjiru@' },
        { do: 'press', button: '@gmail.com' },
        { do: 'stop', at: 'email' },
        { do: 'choose', row: 'personal:residenceType.label', choice: 'enumerations:residenceType.rened' },
        { do: 'choose', row: 'personal:state.label', choice: 'enumerations:state.rift_valley' },
        { do: 'choose', row: 'personal:city.label', choice: 'Nakuru', search: 'nak' },
        { do: 'type', row: 'personal:address.label', text: 'Kenyatta Avenue 12' },
        { do: 'stop', at: 'address' },
        goOn,
      ],
    },
    additional: {
      heading: 'additional:title',
      hasty: [goOn],
      acts: [
        {
          do: 'choose',
          row: 'additional:employmentType.label',
          choice: 'enumerations:employmentType.employee',
        },
        {
          do: 'choose',
          row: 'additional:industryCategory.label',
          choice: 'enumerations:industry.education',
        },
        {
          do: 'choose',
          row: 'additional:jobExperience.label',
          choice: 'enumerations:jobExperience.moreThan3Years',
        },
        {
          do: 'choose',
          row: 'additional:monthlySalary.label',
          choice: 'enumerations:incomeBand.30000_39999',
        },
        { do: 'choose', row: 'additional:payFrequency.label', choice: 'enumerations:payFrequency.Weekly' },
        { do: 'choose', row: 'additional:monthlyPayday.label', choice: 'enumerations:weekday.5' },
        { do: 'stop', at: 'work' },
        ...contactActs('1', 'Achieng Otieno', '722000001', 'friends'),
        ...contactActs('2', 'Kamau Njoroge', '722000002', 'colleagues'),
        { do: 'stop', at: 'contacts' },
        goOn,
      ],
    },
    identity: {
      heading: 'identity:title',
      acts: [
        ...(['front', 'back', 'face'] as const).flatMap((side, at): Act[] => [
          { do: 'photo', button: `identity:${side}.take`, number: at + 1 },
          { do: 'stop', at: `photo of the ${side}` },
        ]),
        goOn,
      ],
    },
    payout: {
      heading: 'payout:title',
      // The number of the login is there from the start.
      hasty: [{ do: 'type', row: 'payout:accountNumberConfirm.wallet', text: '7' }, goOn],
      acts: [
        { do: 'type', row: 'payout:accountNumber.wallet', text: `+254${mobile}` },
        { do: 'type', row: 'payout:accountNumberConfirm.wallet', text: mobile },
        { do: 'stop', at: 'payout' },
        goOn,
      ],
    },
    questions: {
      heading: 'questions:title',
      hasty: [{ do: 'press', button: 'questions:nextQuestion' }],
      acts: answers.flatMap((answer, at): Act[] => [
        { do: 'see', text: `questions:${at + 1}.title` },
        { do: 'mark', choice: answer },
        ...(at === 5 ? [{ do: 'stop', at: 'questions' } as const] : []),
        { do: 'press', button: 'questions:nextQuestion' },
      ]),
    },
    check: {
      heading: 'check:title',
      acts: [{ do: 'press', button: 'questions:send' }],
    },
    review: {
      heading: 'review:waiting.heading',
      level: 2,
      acts: [{ do: 'wait' }],
    },
    approved: {
      heading: 'review:approved.heading',
      level: 2,
      acts: [{ do: 'press', button: 'review:approved.see' }],
    },
    offer: {
      heading: 'offer:title',
      hasty: [{ do: 'press', button: 'offer:collect' }],
      acts: [{ do: 'tick' }, { do: 'stop', at: 'offer' }, { do: 'press', button: 'offer:collect' }],
    },
    lending: {
      heading: 'EasyCash',
      acts: [
        { do: 'see', text: 'home:caption.lending' },
        { do: 'stop', at: 'on its way' },
        { do: 'receive' },
      ],
    },
    running: {
      heading: 'EasyCash',
      acts: [
        { do: 'see', text: 'loan:payBy' },
        { do: 'stop', at: 'to be paid back' },
      ],
    },
  };
}

export const placeNames = [
  'home',
  'number',
  'code',
  'purpose',
  'personal',
  'additional',
  'identity',
  'payout',
  'questions',
  'check',
  'review',
  'approved',
  'offer',
  'lending',
  'running',
] as const;
export type PlaceName = (typeof placeNames)[number];
