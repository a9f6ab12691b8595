export * from './calendar.ts';
export * from './authentication-errors.ts';
export * from './error-codes.ts';
export * from './order-steps.ts';
export * from './market/index.ts';
export * from './policy/index.ts';
export * from './pricing/index.ts';
export * from './wire/headers.ts';
