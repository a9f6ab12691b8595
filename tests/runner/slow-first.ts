import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files, longest first: all others would wait for a long file that begins last. */
const slowest = [
  'tests/flows/loan.test.ts',
  'tests/flows/every-route.test.ts',
  'tests/flows/drafts.test.ts',
  'tests/flows/languages.test.ts',
  'tests/flows/hostile-input.test.ts',
  'tests/flows/keys-only.test.ts',
  'tests/flows/markets.test.ts',
  'tests/flows/reading-order.test.ts',
  'tests/flows/statuses.test.ts',
  'tests/flows/sending.test.ts',
  'tests/flows/hostile-markets.test.ts',
  'tests/flows/cashier-markets.test.ts',
  'server/src/cli/live-database.test.ts',
  'server/src/http/every-command.test.ts',
  'server/src/http/fuzz.test.ts',
  'server/src/main.test.ts',
  'server/src/cli/backup.test.ts',
  'server/src/lending/killed-process.test.ts',
  'server/src/storage/erased-files.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const at = slowest.findIndex((each) => moduleId.endsWith(each));
  return at < 0 ? slowest.length : at;
}

/** Begins with the files that are known to be slow; a fresh machine has no times of its own yet. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
