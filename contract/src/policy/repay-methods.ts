import type { MarketCode } from '../market/market.ts';
import type { Policy } from './policy.ts';

/** The repayment methods (S9-10 to S9-18), and the prompt on a phone. */
export const repayMethods = [
  'mpesa',
  'paybill',
  'bankTransfer',
  'card',
  'offlineAccount',
  'debitCard',
  'upi',
  'netbanking',
  'wallet',
  'oxxo',
] as const;
export type RepayMethod = (typeof repayMethods)[number];

/**
 * The channels of incoming money: `mpesaPrompt` by POST /repay/mpesa/repay-link, `paybill` and
 * `offlineAccount` manually, the others by a reference or link of the call with their name.
 */
export const repayChannels = [
  'mpesaPrompt',
  'paybill',
  'offlineAccount',
  'stpClabe',
  'oxxo',
  'payValida',
  'mangoCash',
  'dedicatedAccount',
] as const;
export type RepayChannel = (typeof repayChannels)[number];

/** A method and its channel. */
export interface RepayWay {
  method: RepayMethod;
  channel: RepayChannel;
}

/** S9-10 to S9-18: `byMarket` offers the market's methods; `everyone` offers all methods everywhere. */
export type RepayMethodsReading = Policy['repay']['methods'];

const waysOfMarket: Readonly<Record<MarketCode, readonly RepayWay[]>> = {
  ke: [
    { method: 'mpesa', channel: 'mpesaPrompt' },
    { method: 'paybill', channel: 'paybill' },
    { method: 'bankTransfer', channel: 'dedicatedAccount' },
    { method: 'card', channel: 'mangoCash' },
    { method: 'offlineAccount', channel: 'offlineAccount' },
  ],
  mx: [
    { method: 'bankTransfer', channel: 'stpClabe' },
    { method: 'oxxo', channel: 'oxxo' },
    { method: 'debitCard', channel: 'payValida' },
    { method: 'offlineAccount', channel: 'offlineAccount' },
  ],
  in: [
    { method: 'upi', channel: 'mangoCash' },
    { method: 'netbanking', channel: 'mangoCash' },
    { method: 'wallet', channel: 'mangoCash' },
    { method: 'debitCard', channel: 'mangoCash' },
    { method: 'offlineAccount', channel: 'offlineAccount' },
  ],
  ng: [
    { method: 'bankTransfer', channel: 'dedicatedAccount' },
    { method: 'debitCard', channel: 'mangoCash' },
    { method: 'offlineAccount', channel: 'offlineAccount' },
  ],
};

/** The methods of a market, each with its channel there. */
export function repayWays(market: MarketCode, reading: RepayMethodsReading): readonly RepayWay[] {
  const own = waysOfMarket[market];
  if (reading === 'byMarket') return own;
  const others = Object.values(waysOfMarket).flat();
  return repayMethods.flatMap((method) => {
    const way = [...own, ...others].find((each) => each.method === method);
    return way ? [way] : [];
  });
}

/** Whether a market offers a channel for some method; under `everyone`, always. */
export function offersChannel(
  market: MarketCode,
  reading: RepayMethodsReading,
  channel: RepayChannel,
): boolean {
  return reading === 'everyone' || repayWays(market, reading).some((way) => way.channel === channel);
}
