import type { UiMarket } from '@kopa/ui/market';
import type { UiStrings } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';

/** Uganda: shillings without cents, and an identity number of letters and digits (CM for a citizen, male). */
export const uganda: UiMarket = {
  currency: { symbol: 'USh', decimals: 0 },
  phone: { callingCode: '256', digits: 9, example: '772123456' },
  identityNumber: { digits: 14, letters: true },
  firstDay: 1,
};

/** Luganda's names in dates, which browsers lack; the other words stay English here. */
export const luganda: UiStrings = {
  ...en,
  language: 'lg',
  months: 'Janwali Febwali Maaki Apuli Maayi Juuni Julaayi Agusito Sebuttemba Okitobba Novemba Desemba'.split(
    ' ',
  ),
  weekdays: 'Bbalaza Lwakubiri Lwakusatu Lwakuna Lwakutaano Lwamukaaga Sande'.split(' '),
};
