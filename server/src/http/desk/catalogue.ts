import {
  deskCatalogue,
  deskProductChange,
  deskProductChangeWithdraw,
} from '@kopa/contract/desk/calls/catalogue';
import { boundsOf, checkAsked, earliestDay, withdrawChange } from '../../lending/desk/catalogue-acts.ts';
import { productsAtDesk } from '../../lending/desk/catalogue-page.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskCatalogueHandlers: readonly Answered[] = [
  on(deskCatalogue)((_, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      return {
        products: await productsAtDesk(tx, work, context.language),
        bounds: boundsOf(work),
        earliest: earliestDay(work),
      };
    }),
  ),

  on(deskProductChange)(({ after, validFrom, why }, context) =>
    act(context, async (tx, record) => {
      const work = atWork(context);
      const typed = { after, validFrom };
      await checkAsked(tx, typed, work);
      const subject = { itemId: after.productId, orderNo: null, typed };
      return {
        requestId: await actOrAsk(
          tx,
          context.actor(),
          { ...subject, act: 'catalogue.changed', why },
          work,
          record,
        ),
      };
    }),
  ),

  on(deskProductChangeWithdraw)(({ id, why }, context) =>
    act(context, async (tx, record) => {
      const { productId, ...values } = await withdrawChange(tx, id, context.at);
      await record({
        act: 'catalogue.withdrawn',
        about: { kind: 'catalogue', id: productId },
        why,
        before: values,
      });
      return {};
    }),
  ),
];
