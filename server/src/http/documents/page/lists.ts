import * as lists from '@kopa/contract/enumerations';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { states } from '@kopa/contract/regions';
import { words } from '../../../lending/words.ts';
import { html, joined, type Markup } from './markup.ts';

/** The lists that fields choose from: the fields, the list of `enumerations.json` that labels it, and its codes. */
const chosen: [fields: string[], labels: string, codes: readonly string[]][] = [
  [['gender'], 'gender', lists.genders],
  [['maritalStatus'], 'maritalStatus', lists.maritalStatuses],
  [['education'], 'education', lists.educations],
  [['residenceType'], 'residenceType', lists.residenceTypes],
  [['employmentType'], 'employmentType', lists.offeredEmploymentTypes],
  [['industryCategory'], 'industry', lists.industries],
  [['jobExperience', 'workThereTime'], 'jobExperience', lists.jobExperiences],
  [['monthlySalary'], 'incomeBand', lists.incomeBands],
  [['payFrequency'], 'payFrequency', lists.payFrequencies],
  [['monthlyPayday', 'monthlyPaydayTwo'], 'weekday', lists.weekdays],
  [['payMethod'], 'payMethod', lists.payMethods],
  [['incomeSource'], 'incomeSource', lists.incomeSources],
  [['emergencyContactRelation1'], 'contactRelation', lists.contactRelations],
  [['loanPurpose'], 'loanPurpose', lists.loanPurposes],
  [['cardType'], 'identityCard', lists.identityCards],
  [['language'], 'callLanguage', lists.callLanguages],
];

/** Every list that a field chooses from, with the English labels. */
export function listSection(): Markup {
  const { label } = words('en');
  const rows: [string[], readonly (readonly [string, string])[]][] = [
    ...chosen.map(([fields, list, codes]): [string[], [string, string][]] => [
      fields,
      codes.map((code) => [code, label(list, code)]),
    ]),
    [['state'], states.map(({ code, name }) => [code, name] as const)],
    [['bankName'], mobileMoneyProviders.map((code) => [code, mobileMoneyNames[code]] as const)],
    [['bankName'], kenyaBanks.map(({ code, name }) => [code, name] as const)],
  ];
  return html`<section id="lists">
    <h2>Lists</h2>
    <p class="lead">
      What fields choose from, as it is sent and as it is read. A city is <code>state.district</code>, as in
      <code>nairobi.nairobi_west</code>.
    </p>
    <table class="fields">
      <caption>
        The lists
      </caption>
      <thead>
        <tr>
          <th scope="col">Fields</th>
          <th scope="col">Codes</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([fields, codes]) =>
            html`<tr>
              <th scope="row">
                ${joined(
                  fields.map((field) => html`<code>${field}</code>`),
                  html`<br />`,
                )}
              </th>
              <td>
                ${joined(
                  codes.map(([code, said]) => html`<code>${code}</code> ${said}`),
                  ', ',
                )}
              </td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`;
}
