export * from './market.ts';
export * from './kenya.ts';
export * from './mexico.ts';
export * from './india.ts';
export * from './nigeria.ts';
export * from './phone.ts';
export * from './money.ts';
export * from './words.ts';
