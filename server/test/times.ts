import * as calendar from '@kopa/contract/calendar';
import { kenyaMarket } from '@kopa/contract/market';

/** In milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The day of an instant in Kenya, where a lender of the tests lends unless the test says otherwise. */
export const dayOf = (instant: number): calendar.Day => calendar.dayOf(instant, kenyaMarket);

/** The instant at which a day begins in Kenya. */
export const startOfDay = (of: calendar.Day): number => calendar.startOfDay(of, kenyaMarket);
