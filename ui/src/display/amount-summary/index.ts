export { AmountSummary, type AmountSide, type AmountSummaryProps } from './amount-summary.js';
