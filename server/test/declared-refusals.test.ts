import { errorCodes, type ErrorName } from '@kopa/contract';
import { expect, it } from 'vitest';
import { watchLog } from './declared-refusals.ts';

const refused = (call: string | null, name: ErrorName) =>
  `${JSON.stringify({ level: 30, call, code: errorCodes[name], msg: 'refused' })}\n`;

it('a refusal that the reference of its call does not name is reported with both names', () => {
  const log = watchLog('info');
  log.write(refused('getMoney', 'stepOutOfTurn'));
  log.write(refused('getMoney', 'tokenExpired'));
  log.write(refused(null, 'unknownCall'));
  expect(log.undeclared()).toEqual([]);
  log.write(refused('getMoney', 'paymentPending'));
  log.write(refused('customerService', 'tokenExpired'));
  log.write(refused(null, 'orderNotFound'));
  expect(log.undeclared()).toEqual([
    expect.stringContaining('getMoney was refused with paymentPending (100443)'),
    expect.stringContaining('customerService was refused with tokenExpired (10010303)'),
    expect.stringContaining('An address was refused with orderNotFound (100430)'),
  ]);
});

it('log lines below the level are read, and not stored', () => {
  const log = watchLog('error');
  log.write(refused('getMoney', 'paymentPending'));
  log.write('{"level":50,"msg":"call failed"}\n');
  expect(log.kept()).toBe('{"level":50,"msg":"call failed"}\n');
  expect(log.undeclared()).toHaveLength(1);
});
