import { describe, expect, it } from 'vitest';
import { editions } from './editions.ts';
import { offersChannel, repayChannels, repayMethods, repayWays } from './repay-methods.ts';

describe('repayment methods', () => {
  const markets = Object.values(editions).map(({ market }) => market.code);

  it('[S9-14] [S9-15] [S9-16] [S9-17] `byMarket` offers each method of the market once', () => {
    expect(repayWays('ke', 'byMarket').map(({ method }) => method)).toEqual([
      'mpesa',
      'paybill',
      'bankTransfer',
      'card',
      'offlineAccount',
    ]);
    for (const market of markets) {
      const methods = repayWays(market, 'byMarket').map(({ method }) => method);
      expect(new Set(methods).size).toBe(methods.length);
      expect(methods).toContain('offlineAccount');
    }
    expect(offersChannel('ke', 'byMarket', 'oxxo')).toBe(false);
    expect(offersChannel('mx', 'byMarket', 'mpesaPrompt')).toBe(false);
  });

  it("[S9-10] [S9-11] [S9-12] [S9-13] [S9-18] `everyone` offers all methods, each by the market's channel", () => {
    for (const market of markets) {
      const ways = repayWays(market, 'everyone');
      expect(ways.map(({ method }) => method)).toEqual([...repayMethods]);
      for (const own of repayWays(market, 'byMarket')) expect(ways).toContainEqual(own);
      for (const channel of repayChannels) expect(offersChannel(market, 'everyone', channel)).toBe(true);
    }
  });
});
