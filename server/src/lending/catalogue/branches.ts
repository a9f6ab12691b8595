import type { Policy } from '@kopa/contract';
import type { getBankBranch } from '@kopa/contract/calls/bank';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { readList } from './read-list.ts';

/** The named branches of a bank, and their total number (S7-26). */
export async function branchesOf(
  db: Database,
  policy: Policy,
  bank: string,
): Promise<ResultOf<typeof getBankBranch>> {
  const [branches, banks] = [await readList(db, 'bankBranches', policy), await readList(db, 'banks', policy)];
  return {
    branches: branches.filter((branch) => branch.bank === bank).map(({ code, name }) => ({ code, name })),
    count: banks.find(({ code }) => code === bank)?.branches ?? null,
  };
}
