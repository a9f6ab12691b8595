import {
  countryByCode,
  countryByIp,
  devicePackageList,
  downloadAddress,
  downloadOther,
  lendingRecord,
  loanProductIndex,
  productList,
  productStepAmount,
  repayColor,
  sandboxCatalogue,
} from '@kopa/contract/calls/catalogue';
import { customerService } from '@kopa/contract/calls/market';
import { getBankBranch } from '@kopa/contract/calls/bank';
import { CallError } from '../../lending/call-error.ts';
import { branchesOf } from '../../lending/catalogue/branches.ts';
import { checkList } from '../../lending/catalogue/check-list.ts';
import { countryOfAddress, countryOfCode } from '../../lending/catalogue/country.ts';
import { customerServiceOf } from '../../lending/catalogue/customer-service.ts';
import { devicePackagesFor } from '../../lending/catalogue/device-packages.ts';
import { addressOfApp, otherApps } from '../../lending/catalogue/downloads.ts';
import { lendingRecordOf } from '../../lending/catalogue/lending-record.ts';
import { isListName } from '../../lending/catalogue/lists.ts';
import { choicesOf, describeProduct, listProducts } from '../../lending/catalogue/products-on-offer.ts';
import { readList } from '../../lending/catalogue/read-list.ts';
import { replaceList } from '../../lending/catalogue/replace-list.ts';
import { on, type Answered } from '../call-handler.ts';

export const catalogue: readonly Answered[] = [
  on(productList)(async (_, { lender, language }) => listProducts(lender.db, lender.policy, language)),

  on(productStepAmount)(async ({ productId }, { lender }) => choicesOf(lender.db, lender.policy, productId)),

  on(loanProductIndex)(async (request, { lender, language }) =>
    describeProduct(lender.db, lender.policy, language, request),
  ),

  on(lendingRecord)(async (_, { lender, borrower, at, read }) =>
    read((db) => lendingRecordOf(db, borrower().id, at, lender.policy.market)),
  ),

  on(repayColor)(async (_, { lender }) => ({
    colors: [...(await readList(lender.db, 'repayColors', lender.policy))],
  })),

  on(customerService)(async (_, { lender }) => customerServiceOf(lender)),

  on(getBankBranch)(async ({ bankName }, { lender }) => branchesOf(lender.db, lender.policy, bankName)),

  on(downloadAddress)(async (request, { lender, packageName }) =>
    addressOfApp(lender.db, lender.policy, request, packageName),
  ),

  on(downloadOther)(async (request, { lender, packageName }) =>
    otherApps(lender.db, lender.policy, request, packageName),
  ),

  on(devicePackageList)(async (_, { lender, borrower, language }) =>
    devicePackagesFor(lender.db, lender.policy, borrower().id, language),
  ),

  on(countryByIp)(async (_, { lender, language, origin }) =>
    countryOfAddress(lender.db, lender.policy, language, origin.address),
  ),

  on(countryByCode)(async ({ code }, { lender, language }) =>
    countryOfCode(lender.db, lender.policy, language, code),
  ),

  on(sandboxCatalogue)(async ({ list, items: content }, { lender, at, change }) => {
    if (!isListName(list)) throw new CallError('invalidInput', { fields: { list: 'value.invalid' } });
    const { items, problems } = checkList(list, content, lender.policy);
    if (problems.length > 0)
      throw new CallError('invalidInput', { fields: { items: 'value.invalid' }, data: { problems } });
    return change(async (tx) => {
      await replaceList(tx, list, items, at);
      return { list, count: items.length };
    });
  }),
];
