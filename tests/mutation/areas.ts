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
      tests: [
        'server/src/http/{call-routes,wire,bad-input,sessions}.test.ts',
        'server/src/http/{rate-limit,session-limits}.test.ts',
      ],
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
      sources: ['server/src/lending/orders/{order-machine,advance}.ts'],
      tests: ['server/src/lending/orders/{order-machine,every-move}.test.ts'],
      oneOf: 3,
    },
    {
      project: 'server',
      sources: ['server/src/lending/orders/order-record.ts'],
      tests: ['server/src/http/order-record.test.ts'],
      oneOf: 5,
    },
    {
      project: 'server',
      sources: [
        'server/src/lending/orders/{apply,apply-again,cancel,credit-info}.ts',
        'server/src/lending/orders/{find-order,order-entity,order-figures,order-parts}.ts',
      ],
      tests: [
        'server/src/lending/orders/cancel.test.ts',
        'server/src/http/{application,apply-again,offer,order-fields,order-list}.test.ts',
      ],
      oneOf: 5,
    },
  ],
  ledger: [
    {
      project: 'server',
      sources: ['server/src/lending/ledger/{all-books,compare-books}.ts'],
      tests: ['server/src/http/desk/day-end.test.ts'],
      oneOf: 1,
    },
    {
      project: 'server',
      sources: ['server/src/lending/ledger/statement-csv.ts'],
      tests: ['server/src/lending/ledger/statement-csv.test.ts'],
      oneOf: 1,
    },
    {
      project: 'server',
      sources: [
        'server/src/lending/ledger/{accrual,accrued,accrue-all,accrue-page,balances,booked,book-receipt}.ts',
        'server/src/lending/ledger/{carry-over,charge,charge-sides,charged-days,correct,day-balances}.ts',
        'server/src/lending/ledger/{explained-statement,loan-state,night,overpaid,post,reconcile}.ts',
        'server/src/lending/ledger/{standing,statement,take-back,waive,write-off}.ts',
      ],
      tests: ['server/src/lending/ledger/*.test.ts', 'server/src/http/statement.test.ts'],
      oneOf: 8,
    },
  ],
  repayment: [
    {
      project: 'server',
      sources: ['server/src/lending/repayment/{vouchers,portal}/*.ts'],
      tests: ['server/src/lending/repayment/{vouchers,portal}/*.test.ts'],
      oneOf: 12,
    },
    {
      project: 'server',
      sources: [
        'server/src/lending/repayment/{extension,find-extension,extension-entity}.ts',
        'server/src/lending/repayment/{references,reverse,claim-suspended}.ts',
      ],
      tests: [
        'server/src/lending/repayment/{extension,extension-paid,references,reference-money}.test.ts',
        'server/src/lending/repayment/{reverse,suspended-money}.test.ts',
        'server/src/lending/repayment/vouchers/*.test.ts',
      ],
      oneOf: 12,
    },
    {
      project: 'server',
      sources: [
        'server/src/lending/repayment/{check,confirm-repayments,credit-repayment,detail,find-repayment}.ts',
        'server/src/lending/repayment/{match-receipt,paid-in,prompt,prompt-limits,prompt-outcome,pull}.ts',
      ],
      tests: [
        'server/src/lending/repayment/{any-order,detail-by-day,paid-in,prompt-faults}.test.ts',
        'server/src/lending/repayment/{confirm-repayments,match-receipt,prompt,pull}.test.ts',
        'server/src/lending/repayment/{match-prompt,paid-in-race,prompt-limits,suspended-money}.test.ts',
        'server/src/http/{prompt-limits,repayment}.test.ts',
        'server/src/lending/disbursement/{refund-grounds,refund-payers}.test.ts',
      ],
      oneOf: 12,
    },
  ],
} satisfies Record<string, Part[]>;

export type Area = keyof typeof areas;
