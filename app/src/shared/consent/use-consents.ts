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

/** What is asked for, with its words and what was answered; of a borrower also what the lender said last, for when there is no connection. */
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

/** The newest list that is known of the borrower who is logged in, in their language; it may be newer than what is rendered. */
export function knownConsents(): Consents | undefined {
  const { language } = settings();
  const key = keyOf(session()?.userId ?? null, language);
  return queryClient.getQueryData<Consents>(key) ?? kept(nameOf(language), consentList.result)?.value;
}

/** What the lender said of this borrower without being asked for it. */
export function learnConsents({ userId }: Session, language: Language, list: Consents): void {
  if (session()?.userId !== userId) return;
  keep(nameOf(language), list);
  queryClient.setQueryData(keyOf(userId, language), list);
}

type Language = Settings['language'];
const nameOf = (language: Language) => `consents.${language}`;
const keyOf = (userId: string | null, language: Language) => [...queryKeys.consents, userId, language];

/** The six that bring data of the phone: what a borrower says yes or no to. */
export function choices(consents: readonly Consent[]): Consent[] {
  return consents.filter(({ purpose }) => isChoice(purpose));
}

/** Camera and file, which bring what the borrower takes or chooses and nothing else: the phone asks when one does. */
export function askedWhenNeeded(consents: readonly Consent[]): Consent[] {
  return consents.filter(
    ({ purpose }) => permissions.some((permission) => permission === purpose) && !isChoice(purpose),
  );
}

/** What was never answered, neither to the lender nor on this phone: each purpose is asked for once. */
export function neverAnswered(consents: readonly Consent[], unsent: Answers): Consent[] {
  return choices(consents).filter(({ purpose, answer }) => answer === 'unasked' && !unsent[purpose]);
}

function isChoice(purpose: Consent['purpose']): boolean {
  return permissions.some((permission) => permission === purpose && dataOfPermission[permission] !== null);
}
