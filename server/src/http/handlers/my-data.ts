import { erasureAsk, myDataExport, myDataShow } from '@kopa/contract/calls/my-data';
import { requestErasure, takeBackErasure } from '../../lending/my-data/erasure.ts';
import { myDataExportOf, myDataOf } from '../../lending/my-data/my-data.ts';
import { readOneExport } from '../../lending/my-data/one-export.ts';
import { on, type Answered } from '../call-handler.ts';

export const myData: readonly Answered[] = [
  on(myDataShow)(async (_, { lender, borrower, at, language, read }) =>
    read((db) => myDataOf(db, borrower().id, { language, at, lender })),
  ),

  on(myDataExport)(async (_, { lender, borrower, at, language }) => {
    const { id } = borrower();
    const data = await readOneExport(lender, id, (db) => myDataExportOf(db, id, { language, lender }));
    return { madeAt: at, data };
  }),

  on(erasureAsk)(async ({ erase }, { lender, borrower, at, language, change }) => {
    const { id } = borrower();
    return change(async (tx) => {
      await (erase ? requestErasure(tx, id, at, lender.policy.market) : takeBackErasure(tx, id, at));
      return myDataOf(tx, id, { language, at, lender });
    });
  }),
];
