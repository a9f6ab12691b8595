/** What components show of the country in which an app is used. */
export interface UiMarket {
  /**
   * An amount is an integer of the smallest unit, of which `decimals` digits stand after the point: 0 for
   * shillings without cents. `symbol` ("USh") stands `before` the figure (default) or `after` it, with a gap
   * unless `gap` is false.
   */
  currency: {
    symbol: string;
    decimals: number;
    place?: 'before' | 'after' | undefined;
    gap?: boolean | undefined;
  };
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
  /** The number of the identity card: how many digits, or with `letters` how many characters. */
  identityNumber?: { digits: number; letters?: boolean | undefined } | undefined;
  /** The first day of the week, 1 (Monday) to 7 (Sunday). Default: the locale's. */
  firstDay?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
}
