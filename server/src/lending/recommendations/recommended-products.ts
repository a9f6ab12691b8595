import { readFileSync } from 'node:fs';
import { recommendedProduct, type RecommendedProduct } from '@kopa/contract/entities';
import * as z from 'zod/mini';

/** What the sandbox recommends: made up, as its lenders are. */
export const sandboxProducts: readonly RecommendedProduct[] = [
  {
    productId: 'umoja-salary-advance',
    name: 'Salary advance',
    provider: 'Umoja SACCO (example)',
    minimumCents: 100_000,
    maximumCents: 1_500_000,
    minimumDays: 30,
    maximumDays: 90,
    aprBps: 1800,
    address: 'https://umoja.example/advance',
  },
  {
    productId: 'mavuno-small-loan',
    name: 'Small group loan',
    provider: 'Mavuno Chama (example)',
    minimumCents: 50_000,
    maximumCents: 500_000,
    minimumDays: 28,
    maximumDays: 180,
    aprBps: 2400,
    address: null,
  },
];

/**
 * Reads the file that a lender keeps its recommendations in: a JSON array of `RecommendedProduct`. Throws one line that says what
 * is wrong with it.
 */
export function readRecommendedProducts(file: string): RecommendedProduct[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const read = z.safeParse(z.array(recommendedProduct), content);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Error(`is no list of products: ${path.join('.') || 'the file'}: ${message}`);
}
