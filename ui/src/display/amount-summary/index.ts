export { AmountColumns, type AmountColumn, type AmountColumnsProps } from './amount-columns.js';
export { AmountSummary, type AmountSide, type AmountSummaryProps } from './amount-summary.js';
