export * from './policy.ts';
export * from './editions.ts';
