import type { Brand } from '@kopa/contract/entities/brand';
import type { LenderIdentity } from '@kopa/contract/entities/lender-identity';

/** The brand of this lender. */
export interface LenderBrand extends Brand {
  /** The address of the mark in these tokens, for the browser's tab; null without a mark. */
  mark: string | null;
  /** CSS of the brand's tokens; null when the built app has them. */
  css: string | null;
  /** Colours of the browser's bar in light and dark mode; null: those of the built page. */
  themeColor: { light: string; dark: string } | null;
  /** Name, licence and address of the lender, used while the catalogue states none. */
  lender: LenderIdentity | null;
}
