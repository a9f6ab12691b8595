import * as z from 'zod/mini';
import { loanStatement } from '../entities/statement.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

export const repayStatement = call({
  method: 'GET',
  path: '/repay/statement',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary:
    'The statement of a loan: every line with the rule and the figures that made it, and the balance after it.',
  request: z.object({ orderNo }),
  result: loanStatement,
});

export const repayStatementCsv = call({
  method: 'GET',
  path: '/repay/statement/csv',
  auth: 'session',
  encoding: 'query',
  extension: true,
  answers: 'text/csv',
  summary: 'The same statement as a table for a spreadsheet, in the language of the request (RFC 4180).',
  request: z.object({ orderNo }),
  result: z.string(),
});
