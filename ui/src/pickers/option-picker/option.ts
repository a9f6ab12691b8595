/** A row of a list of options. */
export interface Option {
  /** The value. Unique within the list. */
  value: string;
  /** The row's text; wraps. */
  label: string;
  /** A second line, such as merged names: "with Nakuru North". */
  caption?: string | undefined;
  /** The language of the label, if another than the page's: "sw" for "Kiswahili". */
  lang?: string | undefined;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
}
