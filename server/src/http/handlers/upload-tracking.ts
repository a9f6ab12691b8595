import { sandboxDeviceData, uploadEnable, uploadStatus } from '@kopa/contract/calls/upload-tracking';
import { CallError } from '../../lending/call-error.ts';
import {
  keepConsent,
  kindsOfData,
  noteArrival,
  uploadStatusOf,
} from '../../lending/device-data/device-data.ts';
import { findOrder, lockOrderNo } from '../../lending/orders/find-order.ts';
import { on, type Answered } from '../call-handler.ts';

export const uploadTracking: readonly Answered[] = [
  on(uploadEnable)(async ({ grant = [], refuse = [] }, { lender, borrower, at, language, change }) => {
    const { deviceData } = lender.policy;
    const { id: userId } = borrower();
    const answer = async (db: Parameters<typeof kindsOfData>[0]) => {
      const kinds = await kindsOfData(db, userId, deviceData, language);
      return { enable: kinds.some(({ enable }) => enable), kinds };
    };
    if (grant.length === 0 && refuse.length === 0) return answer(lender.db);
    return change(async (tx) => {
      await keepConsent(tx, { userId, grant, refuse, language, at }, deviceData);
      return answer(tx);
    });
  }),

  on(uploadStatus)(async ({ orderNo }, { lender, borrower }) => {
    await findOrder(lender.db, borrower().id, orderNo);
    return uploadStatusOf(lender.db, { userId: borrower().id, orderNo }, lender.policy.deviceData);
  }),

  on(sandboxDeviceData)(async ({ orderNo, kinds }, { lender, at, change }) =>
    change(async (tx) => {
      const order = await lockOrderNo(tx, orderNo);
      if (!order) throw new CallError('orderNotFound');
      await noteArrival(tx, order, kinds, at, lender.policy.deviceData);
      return uploadStatusOf(tx, order, lender.policy.deviceData);
    }),
  ),
];
