import { marketIndex } from '@kopa/contract/calls/market';
import { send } from '../../shared/lender/client.ts';

export const fetchHome = () => send(marketIndex, {});
