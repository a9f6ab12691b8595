import type { ResultOf } from '@kopa/contract/calls/call';
import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { permissionsAsked, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { language as words } from '../../../app/src/shared/language/language.ts';
import { storyNow } from '../phone/clock.ts';
import { answer, type Rule } from './rules.ts';

type Consents = ResultOf<typeof consentList>;
type Said = Partial<Record<ConsentPurpose, 'given' | 'withdrawn'>>;

const texts = import.meta.glob<{ default: Record<string, { name: string; text: string; kept: string }> }>(
  '../../../locales/*/consents.json',
  { eager: true },
);

/**
 * The lender's purposes under a reading of the policy, in the story's language, with answers from a month
 * ago.
 */
export function consents(deviceData: Consents['deviceData'], said: Said = {}, saidTo = 'v1'): Consents {
  const spoken = texts[`../../../locales/${words.language}/consents.json`]!.default;
  return {
    deviceData,
    consents: permissionsAsked(deviceData).map((purpose) => {
      const { name, text, kept } = spoken[purpose]!;
      const answered = said[purpose];
      return {
        purpose,
        name,
        text,
        kept: kept.replace('{{days}}', '90'),
        version: 'v1',
        answer: answered ?? 'unasked',
        answeredAt: answered ? storyNow - 30 * 86_400_000 : null,
        answeredVersion: answered ? saidTo : null,
      };
    }),
  };
}

/** Returns the purposes, and accepts the answers. */
export const asksFor = (...asked: Parameters<typeof consents>): Rule[] => [
  answer(consentList, () => consents(...asked)),
  answer(consentSave, ({ answers }) =>
    consents(
      asked[0],
      Object.fromEntries(answers.map(({ purpose, given }) => [purpose, given ? 'given' : 'withdrawn'])),
    ),
  ),
];
