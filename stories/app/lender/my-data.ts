import { consentList } from '@kopa/contract/calls/consent';
import { myDataShow } from '@kopa/contract/calls/my-data';
import type { Consent, MyData } from '@kopa/contract/entities';
import consentsEn from '@kopa/locales/en/consents.json';
import myDataEn from '@kopa/locales/en/myData.json';
import consentsEs from '@kopa/locales/es/consents.json';
import myDataEs from '@kopa/locales/es/myData.json';
import consentsSw from '@kopa/locales/sw/consents.json';
import myDataSw from '@kopa/locales/sw/myData.json';
import { settings } from '../../../app/src/shared/session/settings.ts';
import { storyNow } from '../phone/clock.ts';
import { answer } from './rules.ts';

const day = 86_400_000;
const myDataWords = { en: myDataEn, es: myDataEs, sw: myDataSw };
const consentWords = { en: consentsEn, es: consentsEs, sw: consentsSw };
type ConsentName = keyof typeof consentsEn;

const say = (text: string) =>
  text.replace('{{years}}', '7').replace(/\{\{(?:days|photoDays|phoneDays)\}\}/, '90');

/** The lender's words in the phone's language, with the periods of the usual policy. */
function filled<Words extends Readonly<Record<string, string>>>(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, say(text)]),
  ) as unknown as Words;
}

/** Wanjirũ's data in a few categories. */
export const kept: MyData = {
  categories: [
    {
      category: 'account',
      name: 'Your account',
      purpose: 'Your number and language, to let you in and write to you.',
      kept: 'As long as you have an account.',
      count: 1,
      lines: [{ label: 'Mobile number', value: '712 345 678' }],
    },
    {
      category: 'personal',
      name: 'About you and where you live',
      purpose: 'To know who borrows, as the law asks.',
      kept: '7 years after the last loan ended; without a loan, until you ask us to delete it.',
      count: 1,
      lines: [
        { label: 'First name', value: 'Wanjirũ' },
        { label: 'Last name', value: "Ng'ang'a" },
        { label: 'Address', value: 'Kenyatta Avenue 12' },
      ],
    },
    {
      category: 'payments',
      name: 'Payments',
      purpose: 'What you paid and what was sent to you.',
      kept: '7 years after the last loan ended.',
      count: 3,
      lines: [],
    },
    {
      category: 'phoneData',
      name: 'Data of your phone',
      purpose: 'Only what you agreed to.',
      kept: '90 days.',
      count: 0,
      lines: [],
    },
  ],
  erasure: null,
  stays: [],
  erasureDays: 7,
  serverTime: storyNow,
};

/** A borrower with a running loan has requested the erasure. */
export const erasing: MyData = {
  ...kept,
  erasure: { requestedAt: storyNow - day, dueAt: storyNow + 6 * day },
  stays: [
    {
      reason: 'openLoan',
      text: 'Your loan is not paid back yet. When it is, we erase what need not stay.',
      until: null,
    },
    {
      reason: 'records',
      text: 'Laws against money laundering make us keep who borrowed, and the payments. It is sealed, and used for nothing else.',
      until: '2034-02-20',
    },
  ],
};

const place: Consent = {
  purpose: 'location',
  name: 'Your location',
  text: 'The town you are in, to see that it fits your address.',
  kept: 'The town, 90 days.',
  version: '4be1c07d',
  answer: 'given',
  answeredAt: storyNow - 9 * day,
  answeredVersion: '4be1c07d',
};

/** Her answers: consent to one purpose, refusal of another, and one unanswered. */
export const said = answer(consentList, () => {
  const words = consentWords[settings().language];
  const consents: Consent[] = [
    place,
    { ...place, purpose: 'sms', answer: 'withdrawn' },
    { ...place, purpose: 'camera', answer: 'unasked', answeredAt: null, answeredVersion: null },
  ];
  return {
    deviceData: 'consent' as const,
    consents: consents.map((each) => ({ ...each, ...filled(words[each.purpose as ConsentName]) })),
  };
});

export const shown = (data: MyData = kept) =>
  answer(myDataShow, () => {
    const words = myDataWords[settings().language];
    return {
      ...data,
      categories: data.categories.map((each) => ({
        ...each,
        ...filled(words.category[each.category as keyof typeof words.category]),
      })),
      stays: data.stays.map((each) => ({ ...each, text: words.stays[each.reason] })),
    };
  });
