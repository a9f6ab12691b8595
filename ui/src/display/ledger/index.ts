export {
  KeyFact,
  Ledger,
  LedgerLine,
  LedgerSum,
  LedgerTotal,
  type KeyFactProps,
  type LedgerLineProps,
  type LedgerProps,
} from './ledger.js';
