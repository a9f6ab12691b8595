import { openEmbeddedVerifier } from '../../server/src/ports/identity/embedded/open-embedded-verifier.ts';
import { degrade } from '../../server/test/cards/degrade.ts';
import { drawCard } from '../../server/test/cards/draw-card.ts';
import { drawFace } from '../../server/test/cards/draw-face.ts';
import type { Person } from '../../server/test/cards/people.ts';
import type { Whole } from './measurement.ts';

type Timed = <Result>(
  work: () => Promise<Result>,
) => Promise<{ result: Result; cpuMs: number; wallMs: number }>;

/**
 * Whole verifications by the embedded verifier, one after the other; the one-time cost of the first is
 * excluded.
 */
export async function wholeVerifications(people: readonly Person[], timed: Timed): Promise<Whole[]> {
  const verifier = openEmbeddedVerifier({ timeout: 120_000 });
  try {
    const wholes: Whole[] = [];
    for (const [at, person] of [people[0], ...people].entries()) {
      if (!person) continue;
      const card = await drawCard(person);
      const photos = {
        // Another picture of the first, since findings are remembered.
        front: await degrade(card.front, at === 0 ? 'clean' : 'desk'),
        back: await degrade(card.back, at === 0 ? 'clean' : 'desk'),
        selfie: await drawFace(person.seed),
      };
      const claimed = {
        nationalId: person.nationalId,
        names: person.names,
        birthday: person.birthday,
        phone: '+254712345678',
        email: 'a@example.com',
      };
      const request = { id: `bench-${at}`, market: 'ke' as const, ...photos, claimed, agreedAt: 0 };
      const { result, cpuMs, wallMs } = await timed(() => verifier.verify(request));
      if (result.state !== 'done') throw new Error(`A verification is ${result.state}.`);
      const { front, back, face } = result.evidence;
      const band = face.state === 'compared' ? face.band : face.state;
      console.log(`whole ${at}: ${front?.state}, ${back?.state}, ${band}, ${wallMs.toFixed(0)} ms`);
      if (at > 0) wholes.push({ cpuMs, wallMs, band });
    }
    return wholes;
  } finally {
    await verifier.close();
  }
}
