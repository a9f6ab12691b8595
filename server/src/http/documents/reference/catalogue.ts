import type * as catalogue from '@kopa/contract/calls/catalogue';
import { quote } from '@kopa/contract/pricing/quote';
import { application } from './example-borrower.ts';
import { orders, product, size } from './example-loan.ts';
import type { References } from './reference.ts';

const { upfrontCents: _, ...example } = quote(size, product.terms);
const { productId, loanAmount, tenure } = application;
const running = orders.repaying;
const kenya = {
  countryCode: 'KE',
  callingCode: '254',
  countryName: 'Kenya',
  currency: 'KES',
  served: true,
};

export const catalogueReference: References<typeof catalogue> = {
  productList: {
    request: {},
    result: {
      products: [
        {
          productId: product.productId,
          productName: 'Personal loan',
          minimumCents: product.minimumCents,
          maximumCents: product.maximumCents,
          minimumDays: Math.min(...product.offeredDays),
          maximumDays: Math.max(...product.offeredDays),
          // Of the least amount over the shortest tenure: what is rounded weighs most there.
          highestAprBps: 3537,
        },
      ],
    },
    refusals: [],
  },
  productStepAmount: {
    request: { productId: product.productId },
    result: {
      productId: product.productId,
      minimumCents: product.minimumCents,
      maximumCents: product.maximumCents,
      stepCents: product.stepCents,
      amounts: Array.from({ length: 99 }, (_, at) => product.minimumCents + at * product.stepCents),
      tenures: [...product.offeredDays],
    },
    refusals: [],
  },
  loanProductIndex: {
    request: { productId, loanAmount, tenure },
    result: {
      product: { productId, terms: product.terms },
      productName: 'Personal loan',
      quote: example,
    },
    refusals: [],
  },
  lendingRecord: {
    request: {},
    result: {
      records: [
        {
          orderNo: running.orderNo,
          productId: running.productId,
          status: running.status,
          lendingAmount: running.lendingAmount,
          disbursalAmount: running.disbursalAmount,
          tenure: running.tenure,
          createTime: running.createTime,
          disbursedOn: running.disbursedOn!,
          dueDate: running.dueDate!,
          repayAmount: running.repayAmount,
          repaidAmount: running.repaidAmount,
          overdueDays: running.overdueDays,
          paidOffAt: null,
        },
      ],
    },
    refusals: [],
  },
  repayColor: {
    request: {},
    result: {
      colors: [
        { status: 'repaying', fromDay: null, untilDay: -4, color: '#146c2e' },
        { status: 'repaying', fromDay: -3, untilDay: null, color: '#8a4b00' },
        { status: 'overdue', fromDay: null, untilDay: null, color: '#b42318' },
        { status: 'failed', fromDay: null, untilDay: null, color: '#b42318' },
        { status: 'finished', fromDay: null, untilDay: null, color: '#4a5a52' },
      ],
    },
    refusals: [],
  },
  downloadAddress: {
    request: { packageName: 'king.credit.ng', platform: 'android' },
    result: {
      packageName: 'king.credit.ng',
      appName: 'EasyCash',
      address: 'https://kopa.example/easycash.apk',
    },
    refusals: [],
  },
  downloadOther: {
    request: { platform: 'android' },
    result: {
      apps: [{ packageName: 'king.credit.jua', appName: 'Jua', address: 'https://kopa.example/jua.apk' }],
    },
    refusals: [],
  },
  devicePackageList: {
    request: {},
    result: { consented: false, packages: [] },
    refusals: [],
  },
  countryByIp: {
    request: {},
    result: { ...kenya, known: true },
    refusals: [],
  },
  countryByCode: {
    request: { code: '+254' },
    result: kenya,
    refusals: [],
  },
  sandboxCatalogue: {
    request: {
      list: 'bankBranches',
      items: [{ bank: 'KE01', code: '101', name: 'Moi Avenue' }],
    },
    result: { list: 'bankBranches', count: 1 },
    refusals: [],
  },
};
