import type { Market } from '@kopa/contract/market/market';
import type { UiMarket } from '@kopa/ui/strings';

/** What the components of ui show of a market. */
export function uiMarketOf({ currency, phone }: Market): UiMarket {
  return {
    currency: currency.symbol,
    decimals: currency.decimals,
    phonePrefix: `+${phone.callingCode}`,
    phoneDigits: phone.digits,
  };
}
