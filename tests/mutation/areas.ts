/** Sources of one kind, and the tests that must notice their changes. */
export interface Part {
  /** The project of `vitest.config.ts` that runs the tests. */
  project: 'contract' | 'server' | 'app';
  sources: string[];
  tests: string[];
  /** One of how many changes is tried, chosen by its text; 1 tries all. */
  oneOf: number;
}

/** Where the money and the rights of a borrower are decided. */
export const areas = {
  pricing: [
    {
      project: 'contract',
      sources: ['contract/src/pricing/*.ts'],
      tests: ['contract/src/**/*.test.ts'],
      oneOf: 1,
    },
  ],
  sections: [
    {
      project: 'contract',
      sources: ['contract/src/sections/*.ts'],
      tests: ['contract/src/sections/*.test.ts', 'contract/src/fields/*.test.ts'],
      oneOf: 1,
    },
  ],
  guards: [
    {
      project: 'app',
      sources: ['app/src/routes/guarded.ts'],
      tests: ['app/src/routes/*.test.ts'],
      oneOf: 1,
    },
    {
      project: 'server',
      sources: ['server/src/http/call-routes.ts'],
      tests: ['server/src/http/{call-routes,wire,bad-input,rate-limit,session-limits}.test.ts'],
      oneOf: 1,
    },
    {
      project: 'server',
      sources: ['server/src/lending/accounts/sessions.ts'],
      tests: ['server/src/http/sessions.test.ts', 'server/src/lending/accounts/sessions.test.ts'],
      oneOf: 1,
    },
  ],
  idempotency: [
    {
      project: 'server',
      sources: ['server/src/http/idempotency.ts'],
      tests: ['server/src/http/idempotency.test.ts'],
      oneOf: 1,
    },
  ],
  orders: [
    {
      project: 'server',
      sources: ['server/src/lending/orders/*.ts'],
      tests: [
        'server/src/lending/orders/*.test.ts',
        'server/src/http/{application,apply-again,loan,offer,order-fields,order-list,order-record}.test.ts',
      ],
      oneOf: 5,
    },
  ],
  ledger: [
    {
      project: 'server',
      sources: ['server/src/lending/ledger/*.ts'],
      tests: ['server/src/lending/ledger/*.test.ts', 'server/src/http/statement.test.ts'],
      oneOf: 8,
    },
  ],
  repayment: [
    {
      project: 'server',
      sources: ['server/src/lending/repayment/**/*.ts'],
      tests: ['server/src/lending/repayment/**/*.test.ts', 'server/src/http/repayment.test.ts'],
      oneOf: 12,
    },
  ],
} satisfies Record<string, Part[]>;

export type Area = keyof typeof areas;
