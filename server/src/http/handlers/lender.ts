import { lenderPolicy } from '@kopa/contract/calls/lender';
import { lenderTold } from '../../lending/lender-told.ts';
import { on, type Answered } from '../call-handler.ts';

export const lenderHandlers: readonly Answered[] = [
  on(lenderPolicy)(async (_, { lender }) => lenderTold(lender)),
];
