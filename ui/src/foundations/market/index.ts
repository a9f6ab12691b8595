export {
  MarketProvider,
  useIdentityInput,
  useMarket,
  withCurrency,
  type IdentityInput,
  type MarketProviderProps,
} from './market.js';
export type { UiMarket } from './ui-market.js';
