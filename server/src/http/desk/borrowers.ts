import {
  deskApplication,
  deskAskErasure,
  deskBorrowerPage,
  deskBorrowersLoan,
  deskCorrectContact,
  deskEndSessions,
  deskFindBorrowers,
  deskShowValue,
} from '@kopa/contract/desk/calls/borrowers';
import { CallError } from '../../lending/call-error.ts';
import { endSessionsOfBorrower } from '../../lending/accounts/sessions.ts';
import {
  borrowerPage,
  borrowerSince,
  maskedApplication,
  valueInFull,
} from '../../lending/desk/borrower-page.ts';
import { correctContact } from '../../lending/desk/correct-contact.ts';
import { findBorrowers } from '../../lending/desk/find-borrowers.ts';
import { recordAct } from '../../lending/desk/record.ts';
import { borrowersLoan } from '../../lending/desk/timeline.ts';
import { erasedAt, openErasure, requestErasure } from '../../lending/my-data/erasure.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskBorrowerHandlers: readonly Answered[] = [
  on(deskFindBorrowers)(({ text }, { lender, change, actor, at }) =>
    change(async (tx) => {
      const search = await findBorrowers(tx, text, at, lender.policy.market);
      if (search.by === 'phone') {
        const found = search.found[0]?.borrower.id;
        const about = { kind: 'borrower', id: found ?? 'none' };
        await recordAct(tx, actor(), { act: 'borrower.searched', about }, at);
      }
      return search;
    }),
  ),

  on(deskBorrowerPage)(({ id }, context) => context.read((tx) => borrowerPage(tx, id, pageAt(context)))),

  on(deskBorrowersLoan)((named, context) => context.read((tx) => borrowersLoan(tx, named, pageAt(context)))),

  on(deskApplication)((named, { read, language, lender }) =>
    read((tx) => maskedApplication(tx, named, language, lender.policy)),
  ),

  on(deskShowValue)(({ id, name, why }, context) =>
    act(context, async (tx, record) => {
      const text = await valueInFull(tx, id, name, context.lender.policy);
      await record({ act: 'borrower.shown', about: { kind: 'borrower', id }, why, after: { name } });
      return { text };
    }),
  ),

  on(deskEndSessions)(({ id, why }, context) =>
    act(context, async (tx, record) => {
      await borrowerSince(tx, id);
      const ended = await endSessionsOfBorrower(tx, id, context.at);
      await record({
        act: 'borrower.sessionsEnded',
        about: { kind: 'borrower', id },
        why,
        after: { ended },
      });
      return borrowerPage(tx, id, pageAt(context));
    }),
  ),

  on(deskCorrectContact)((asked, context) =>
    act(context, async (tx, record) => {
      await borrowerSince(tx, asked.id);
      await correctContact(tx, asked, { at: context.at, policy: context.lender.policy }, record);
      return borrowerPage(tx, asked.id, pageAt(context));
    }),
  ),

  on(deskAskErasure)(({ id, recognised, why }, context) =>
    act(context, async (tx, record) => {
      const { at, lender } = context;
      await borrowerSince(tx, id);
      if ((await erasedAt(tx, id)) !== null || (await openErasure(tx, id)))
        throw new CallError('changedMeanwhile');
      await requestErasure(tx, id, at, lender.policy.market);
      const page = await borrowerPage(tx, id, pageAt(context));
      const { dueAt } = page.erasure!;
      await record({
        act: 'borrower.erasureAsked',
        about: { kind: 'borrower', id },
        why,
        after: { recognised, dueAt },
      });
      return page;
    }),
  ),
];

function pageAt(context: CallContext) {
  return { ...atWork(context), language: context.language };
}
