/** What components show of the country in which an app is used. */
export interface UiMarket {
  /** The currency's symbol before an amount: "KSh". */
  currency: string;
  /** Decimals of the currency: an amount is an integer of its smallest unit. */
  decimals: number;
  /** The calling code before a phone number: "+254". */
  phonePrefix: string;
  /** Number of digits of a mobile number after the calling code. */
  phoneDigits: number;
}

/** The market of an app that names none. */
export const kenya: UiMarket = { currency: 'KSh', decimals: 2, phonePrefix: '+254', phoneDigits: 9 };
