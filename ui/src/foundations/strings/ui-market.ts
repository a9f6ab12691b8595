/** What components show of the country in which an app is used. */
export interface UiMarket {
  /** An amount is an integer of the smallest unit; `symbol` stands before the figure: "KSh". */
  currency: { symbol: string; decimals: number };
  /**
   * E.164 without the plus, the number of digits of a mobile number after the calling code, the groups in
   * which the digits are shown (default: threes), and an example in digits, which an empty row shows.
   */
  phone: {
    callingCode: string;
    digits: number;
    groups?: readonly number[] | undefined;
    example?: string | undefined;
  };
}

/** The market of an app that names none. */
export const kenya: UiMarket = {
  currency: { symbol: 'KSh', decimals: 2 },
  phone: { callingCode: '254', digits: 9, example: '712345678' },
};
