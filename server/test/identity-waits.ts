import { atPhotos } from './at-photos.ts';
import { granted, type TestLender } from './test-lender.ts';
import { scriptedNumbers } from '../src/ports/identity/scripted.ts';

/** An application whose review is over and whose photos wait for a person. */
export async function identityWaits(
  lender: TestLender,
  nationalId: string = scriptedNumbers.faceReview,
  mobile?: string,
) {
  const application = await atPhotos(lender, { nationalId, ...(mobile && { mobile }) });
  await application.takeAll();
  granted(await application.finish(true));
  await application.review();
  return application;
}
