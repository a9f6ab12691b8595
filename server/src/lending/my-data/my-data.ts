import type { Language, Policy } from '@kopa/contract';
import type { MyData } from '@kopa/contract/entities';
import { dataCategories, type DataCategory } from '@kopa/contract/enumerations/my-data';
import { stateOf } from '@kopa/contract/regions';
import { additionalFieldsOf, personalFieldsOf } from '@kopa/contract/sections';
import { retention } from '@kopa/contract/texts/retention';
import type { Database, Transaction } from '../../storage/database.ts';
import type { Lender } from '../lender.ts';
import { words, type Words } from '../words.ts';
import { openErasure } from './erasure.ts';
import { everythingOf } from './everything-of.ts';
import { staysOf } from './what-stays.ts';

/** What a borrower is shown of their own data, in their language. */
export async function myDataOf(
  db: Database | Transaction,
  userId: string,
  { language, at, lender }: { language: Language; at: number; lender: Pick<Lender, 'pepper' | 'policy'> },
): Promise<MyData> {
  const everything = await everythingOf(db, userId, lender.pepper);
  const asked = await openErasure(db, userId);
  const say = (path: string) =>
    words(language).myData(path, {
      years: String(retention.recordYears),
      messageDays: String(retention.messageDays),
      phoneDays: String(retention.phoneDataDays),
      photoDays: String(lender.policy.identity.keepPhotosDays),
    });
  return {
    categories: dataCategories.map((category) => ({
      category,
      name: say(`category.${category}.name`),
      purpose: say(`category.${category}.purpose`),
      kept: say(`category.${category}.kept`),
      count: everything[category].length,
      lines: linesOf(category, everything[category][0] ?? {}, language, lender.policy),
    })),
    erasure: asked && { requestedAt: asked.requestedAt, dueAt: asked.dueAt },
    stays: (await staysOf(db, userId, at)).map(({ reason, until }) => ({
      reason,
      text: say(`stays.${reason}`),
      until,
    })),
    erasureDays: retention.erasureDays,
    serverTime: at,
  };
}

/** The rows of a form whose values are codes, and the list that has the labels. */
const lists: Readonly<Record<string, string>> = {
  gender: 'gender',
  maritalStatus: 'maritalStatus',
  education: 'education',
  residenceType: 'residenceType',
  employmentType: 'employmentType',
  industryCategory: 'industry',
  jobExperience: 'jobExperience',
  monthlySalary: 'incomeBand',
  payFrequency: 'payFrequency',
  incomeSource: 'incomeSource',
  payMethod: 'payMethod',
  loanPurpose: 'loanPurpose',
  state: 'state',
};

/** What was typed, row by row, with the labels of the forms; the payout account with its last digits. */
function linesOf(category: DataCategory, kept: Record<string, unknown>, language: Language, policy: Policy) {
  const say = words(language);
  if (category === 'payout' && kept['maskedNumber'] !== undefined)
    return [{ label: String(kept['name']), value: String(kept['maskedNumber']) }];
  if (category !== 'personal' && category !== 'additional') return [];
  const rows = category === 'personal' ? personalFieldsOf(policy) : additionalFieldsOf(policy);
  return rows
    .map((field) => [field, kept[field]] as const)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([field, value]) => ({
      label: labelOf(say, category, field),
      value: shown(say, field, String(value)),
    }));
}

const contactField = /^emergencyContact(Name|Mobile|Relation)(\d)$/;

function labelOf(say: Words, form: 'personal' | 'additional', field: string): string {
  const [, part, slot] = contactField.exec(field) ?? [];
  if (part === undefined) return say.row(form, `${field}.label`);
  const contact = say.row(form, 'contact.number').replace('{{slot}}', slot!);
  return `${contact}: ${say.row(form, `contact.${part.toLowerCase()}`)}`;
}

function shown(say: Words, field: string, value: string): string {
  if (field === 'city') return cityName(value);
  const list = contactField.exec(field)?.[1] === 'Relation' ? 'contactRelation' : lists[field];
  if (list === undefined) return value;
  const label = say.label(list, value);
  return label === `${list}.${value}` ? value : label;
}

/** A district by its code, as in 'nairobi.nairobi_west'; what was typed where there are none. */
function cityName(value: string): string {
  return stateOf(value.split('.')[0]!)?.cities.find(({ code }) => code === value)?.name ?? value;
}
