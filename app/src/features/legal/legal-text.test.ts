import { editions, kenya, type Policy } from '@kopa/contract/policy';
import { legalNames } from '@kopa/contract/texts/legal-documents';
import { retention } from '@kopa/contract/texts/retention';
import { languages, type Language } from '@kopa/contract/wire/headers';
import { describe, expect, it } from 'vitest';
import { legalSections, legalText } from './legal-text.ts';

async function words(name: (typeof legalNames)[number], language: Language, policy: Policy = kenya) {
  const { lead, sections } = legalSections(await legalText(name, language), policy, 'EasyCash');
  const said = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
  ]);
  return [lead, ...said].join('\n').replaceAll('\u00a0', ' ');
}
/** The parts of a text, and how many points its lists have. */
const shape = async (name: (typeof legalNames)[number], language: Language) =>
  legalSections(await legalText(name, language), kenya, 'EasyCash').sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => (block.kind === 'list' ? block.items.length : 'text')),
  ]);

const price = (change: Partial<Policy['pricing']>): Policy => ({
  ...kenya,
  pricing: { ...kenya.pricing, ...change },
});

/** Every other reading, two or three at a time. */
const others: Policy[] = [
  ...Object.values(editions),
  {
    ...price({
      accrual: 'flat',
      penaltyCap: 'none',
      penaltyBase: 'overdue',
      fee: { basis: 'daily', ppm: 90 },
      interest: { basis: 'daily', dailyPpm: 900 },
    }),
    cancel: 'never',
    extension: 'none',
    overpayment: { use: 'keepForNext', minimumCents: 0 },
    repay: { ...kenya.repay, rule: 'moreThan' },
    autoDisburse: { afterHours: 2 },
    deviceData: 'upFront',
  },
  {
    ...price({
      interestAfterDue: 'continue',
      penaltyBase: 'compounding',
      fee: { basis: 'cappedDays', ppm: 90, days: 40 },
    }),
    deviceData: 'consent',
  },
];

describe('legal texts', () => {
  it.each(languages)(
    '[S2-35] [S2-37] the legal texts in %s leave no placeholder, under any reading',
    async (language) => {
      for (const name of legalNames)
        for (const policy of others) {
          const said = await words(name, language, policy);
          expect(said).not.toMatch(/\{\{|undefined|NaN/);
          expect(said).toContain('EasyCash');
        }
    },
  );

  it.each<[string, Policy, says: string, before: string]>([
    ['least amount', { ...kenya, loan: { ...kenya.loan, minimumCents: 200_000 } }, 'KSh 2,000', 'KSh 1,000 '],
    ['limit', { ...kenya, loan: { ...kenya.loan, creditLimitCents: 4_000_000 } }, 'KSh 40,000', 'KSh 50,000'],
    ['tenures', { ...kenya, tenure: { ...kenya.tenure, maximumDays: 120 } }, '91, 120', '91, 120, 150, 180'],
    ['interest', price({ interest: { basis: 'annual', annualBps: 2400 } }), '24%', '30%'],
    ['cap of the interest', price({ interestCapAnnualBps: 4000 }), '40%', '36%'],
    ['fee', price({ fee: { basis: 'once', ppm: 12_300 } }), '1.23%', '0.98%'],
    ['tax', price({ taxBps: 2000 }), 'KSh 9,882', 'KSh 9,884'],
    ['late charge', price({ penaltyBpsPerDay: 150 }), '1.5%', '2%'],
    ['age', { ...kenya, applicant: { ...kenya.applicant, minimumAge: 21 } }, '21', '18 '],
    ['days after a rejection', { ...kenya, reapply: { afterDays: 17 } }, '17', '30'],
    ['hours to collect', { ...kenya, collect: { ...kenya.collect, expireHours: 36 } }, '36', '24'],
    ['minutes of sending', { ...kenya, lending: { minimumMinutes: 5, maximumMinutes: 45 } }, '45', '60'],
    ['least part', { ...kenya, repay: { ...kenya.repay, minimumCents: 75_000 } }, 'KSh 750', 'KSh 500'],
    ['minutes of booking', { ...kenya, repay: { ...kenya.repay, creditedMinutes: 55 } }, '55', '15'],
    ['hours of a proof', { ...kenya, voucher: { maximumImages: 3, answerHours: 72 } }, '72', '48'],
    ['extension', { ...kenya, extension: { days: 14, feePpm: 9800, most: 2 } }, '14', '30'],
    ['days of a session', { ...kenya, session: { validDays: 12, idleDays: 8 } }, '12', '30'],
  ])('[S2-37] the terms say the %s of the policy', async (_, policy, says, before) => {
    for (const language of languages) {
      const usual = await words('terms', language);
      expect(usual).toContain(before.trim());
      const changed = await words('terms', language, policy);
      expect(changed).toContain(says);
      expect(changed).not.toBe(usual);
    }
  });

  it("[S2-35] [S6-04] the privacy policy states the policy's device data, and the retention periods", async () => {
    expect(await words('privacy', 'en')).toContain('Nothing. We never read');
    expect(await words('privacy', 'en', { ...kenya, deviceData: 'consent' })).toContain('kind by kind');
    expect(await words('privacy', 'en', { ...kenya, deviceData: 'upFront' })).toContain(
      'permissions page lists',
    );
    for (const language of languages)
      for (const kept of Object.values(retention))
        expect(await words('privacy', language)).toMatch(new RegExp(`\\b${kept}\\b`));
  });

  it('[S2-35] the privacy policy states the retention of photos, and the checks by computer and person', async () => {
    const kept = { ...kenya, identity: { ...kenya.identity, keepPhotosDays: 137 } };
    for (const language of languages) {
      expect(await words('privacy', language)).not.toContain('137');
      expect(await words('privacy', language, kept)).toMatch(/\b137\b/);
    }
    const said = await words('privacy', 'en', kept);
    expect(said).toContain('Photos of your ID card and of your face: 137 days after the decision');
    expect(said).toMatch(/A computer also checks the photos .* a person looks at them/);
    expect(said).toContain('that check identity cards for us');
  });

  it('the legal texts have the same parts in each language, with the same lists', async () => {
    for (const name of legalNames)
      for (const language of languages) expect(await shape(name, language)).toEqual(await shape(name, 'en'));
  });
});
