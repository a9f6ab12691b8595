export * from './field.ts';
export * from './personal-fields.ts';
export * from './additional-fields.ts';
export * from './payout-fields.ts';
