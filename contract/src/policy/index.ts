export * from './payout-kinds.ts';
export * from './policy.ts';
export * from './editions.ts';
export * from './repay-methods.ts';
