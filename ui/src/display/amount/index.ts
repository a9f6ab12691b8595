export { Amount, type AmountProps } from './amount.js';
export { formatAmount, groupDigits } from './format-amount.js';
