export * from './user.ts';
export * from './money.ts';
export * from './product.ts';
export * from './recommended-product.ts';
export * from './order.ts';
export * from './payout-account.ts';
export * from './key-facts.ts';
export * from './repay-detail.ts';
