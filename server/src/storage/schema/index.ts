export * from './users.ts';
export * from './orders.ts';
export * from './sections.ts';
export * from './jobs.ts';
export * from './messages.ts';
export * from './settings.ts';
export * from './money.ts';
