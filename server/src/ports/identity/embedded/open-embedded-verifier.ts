import { faceLimits } from './faces/face-limits.ts';
import { createHash } from 'node:crypto';
import {
  VerifierUnavailable,
  type CardFinding,
  type FaceFinding,
  type IdentityVerifier,
  type SafePhoto,
} from '../identity-verifier.ts';
import type { FaceTask } from './face-worker.ts';
import { openFindingMemory } from './finding-memory.ts';
import type { ReadingTask } from './reading-worker.ts';
import { openWorkerPool } from './worker-pool.ts';

export interface EmbeddedVerifierOptions {
  /** Opens the models now, in their threads, so that the first borrower does not wait. Uses about 0.25 GB. */
  warm?: boolean;
  /** In ms: time limit of a card or a pair of faces. Default 15,000. */
  timeout?: number;
  /** Maximum queue of cards, and of pairs of faces. Default 8. */
  mostWaiting?: number;
}

/** Number of remembered card readings and face comparisons, most recent first. */
const mostRemembered = 64;

/**
 * A verifier on this machine, without a provider: one thread reads cards (`reading/`), one compares faces
 * (`faces/`); the main thread only hashes photos. Uses up to 1 GB while working. No liveness check and no
 * register. A remembered finding of a photo or pair is not computed again.
 */
export function openEmbeddedVerifier({
  warm = false,
  timeout = 15_000,
  mostWaiting = 8,
}: EmbeddedVerifierOptions = {}): IdentityVerifier {
  const limits = { timeout, mostWaiting };
  const readers = openWorkerPool<ReadingTask, CardFinding>(
    new URL('./reading-worker.ts', import.meta.url),
    limits,
  );
  const comparers = openWorkerPool<FaceTask, FaceFinding>(
    new URL('./face-worker.ts', import.meta.url),
    limits,
  );
  const pools = [readers, comparers];
  const readings = openFindingMemory<CardFinding>(mostRemembered);
  const comparisons = openFindingMemory<FaceFinding>(mostRemembered);
  if (warm) for (const pool of pools) pool.warm();

  const readCard: IdentityVerifier['readCard'] = (photo, signal) => {
    const { side, market, image } = photo;
    // The face comes next.
    comparers.warm();
    const read = (gone: AbortSignal) => readers.run({ side, market, image }, gone);
    return readings.find(`${side} ${market} ${hashOf(image)}`, read, signal);
  };
  const compareFaces = (card: SafePhoto, selfie: SafePhoto, signal?: AbortSignal) => {
    const compare = (gone: AbortSignal) => comparers.run({ card, selfie }, gone);
    return comparisons.find(`${hashOf(card)} ${hashOf(selfie)}`, compare, signal);
  };

  return {
    capabilities: { readsCards: true, comparesFaces: true, liveness: 'none', registry: false, faceLimits },
    readCard,
    async verify({ market, front, back, selfie }, signal) {
      const [frontFinding, backFinding, face] = await Promise.all([
        readCard({ side: 'front', image: front, market }, signal),
        readCard({ side: 'back', image: back, market }, signal),
        compareFaces(front, selfie, signal),
      ]);
      return { state: 'done', evidence: { front: frontFinding, back: backFinding, face, verdict: null } };
    },
    async ask() {
      throw new VerifierUnavailable('The embedded verifier answers at once: nothing is ever pending.');
    },
    readCallback: () => null,
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

const hashOf = (photo: SafePhoto) => createHash('sha256').update(photo).digest('base64url');
