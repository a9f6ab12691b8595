import type { ResultOf } from '@kopa/contract/calls/call';
import { consentList } from '@kopa/contract/calls/consent';
import type { Consent } from '@kopa/contract/entities';
import { dataOfPermission, permissions } from '@kopa/contract/enumerations/permissions';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../lender/client.ts';
import { queryClient, queryKeys } from '../lender/queries.ts';
import { keep, kept } from '../session/kept.ts';
import { session, useSession, type Session } from '../session/session.ts';
import { settings, useSettings, type Settings } from '../session/settings.ts';
import type { Answers } from './unsent-answers.ts';

export type Consents = ResultOf<typeof consentList>;

/**
 * The purposes with their texts and answers; for a borrower also the lender's last answer, for offline use.
 */
export function useConsents(): { consents: Consents | undefined; query: UseQueryResult<Consents, Error> } {
  const userId = useSession()?.userId ?? null;
  const { language } = useSettings();
  const query = useQuery({
    queryKey: keyOf(userId, language),
    queryFn: async () => {
      const list = await send(consentList, {});
      keep(nameOf(language), list);
      return list;
    },
  });
  return { query, consents: query.data ?? kept(nameOf(language), consentList.result)?.value };
}

/**
 * The newest list that is known of the borrower who is logged in, in their language; it may be newer than
 * what is rendered.
 */
export function knownConsents(): Consents | undefined {
  const { language } = settings();
  const key = keyOf(session()?.userId ?? null, language);
  return queryClient.getQueryData<Consents>(key) ?? kept(nameOf(language), consentList.result)?.value;
}

/** The cached answer of this borrower, without a request. */
export function learnConsents({ userId }: Session, language: Language, list: Consents): void {
  if (session()?.userId !== userId) return;
  keep(nameOf(language), list);
  queryClient.setQueryData(keyOf(userId, language), list);
}

type Language = Settings['language'];
const nameOf = (language: Language) => `consents.${language}`;
const keyOf = (userId: string | null, language: Language) => [...queryKeys.consents, userId, language];

/** The six purposes with phone data: the borrower consents or refuses. */
export function choices(consents: readonly Consent[]): Consent[] {
  return consents.filter(({ purpose }) => isChoice(purpose));
}

/** Camera and file, with data of the borrower's choice only: the phone asks on use. */
export function askedWhenNeeded(consents: readonly Consent[]): Consent[] {
  return consents.filter(
    ({ purpose }) => permissions.some((permission) => permission === purpose) && !isChoice(purpose),
  );
}

/** Purposes without an answer at the lender or on this phone: each is asked once. */
export function neverAnswered(consents: readonly Consent[], unsent: Answers): Consent[] {
  return choices(consents).filter(({ purpose, answer }) => answer === 'unasked' && !unsent[purpose]);
}

function isChoice(purpose: Consent['purpose']): boolean {
  return permissions.some((permission) => permission === purpose && dataOfPermission[permission] !== null);
}
