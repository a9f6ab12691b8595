import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { consentsOf, keepConsents } from '../../lending/consents/consents.ts';
import { on, type Answered } from '../call-handler.ts';

export const consent: readonly Answered[] = [
  on(consentList)(async (_, { lender, user, language }) => {
    const { deviceData } = lender.policy;
    return { consents: await consentsOf(lender.db, user?.id ?? null, deviceData, language), deviceData };
  }),

  on(consentSave)(async ({ answers }, { lender, borrower, at, language, change }) => {
    const { deviceData } = lender.policy;
    const { id: userId } = borrower();
    return change(async (tx) => {
      await keepConsents(tx, { userId, answers, language, at }, deviceData);
      return { consents: await consentsOf(tx, userId, deviceData, language), deviceData };
    });
  }),
];
