export * from './arrears.ts';
export * from './terms.ts';
export * from './quote.ts';
export * from './loan-account.ts';
export * from './loan-history.ts';
export * from './explained-charge.ts';
export * from './rollover.ts';
export * from './repay-amount.ts';
