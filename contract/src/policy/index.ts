export * from './market.ts';
export * from './policy.ts';
export * from './editions.ts';
export * from './repay-methods.ts';
