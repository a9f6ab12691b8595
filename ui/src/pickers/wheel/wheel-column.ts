/** A row of a wheel column. */
export interface WheelOption {
  /** The value for onChange. Unique within the column. */
  value: string;
  /** The row's text, also for screen readers. */
  label: string;
  /** The option is shown, crossed out, and skipped. */
  disabled?: boolean | undefined;
}

/** A column of a wheel, with the chosen value. */
export interface WheelColumn {
  /** The column's id for onChange. */
  id: string;
  /** The column's accessible name: "Month". */
  label: string;
  /**
   * Keep the array stable: another array is written again. Any length; only rows near the middle are in the
   * page.
   */
  options: readonly WheelOption[];
  /**
   * The option in the middle. An unknown value causes a complaint; the nearest or the first option is shown.
   */
  value: string;
  /**
   * CSS width, such as 'min(4rem, 24%)': text grows, the page does not. Columns without a width share the
   * remainder. A longer label is cut.
   */
  width?: string | undefined;
}
