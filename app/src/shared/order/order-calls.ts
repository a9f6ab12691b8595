import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { send } from '../lender/client.ts';

export const fetchLatestOrder = () => send(latestOrder, {});
export const fetchUser = () => send(getUserInfo, {});
