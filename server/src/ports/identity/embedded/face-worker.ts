import type { SafePhoto } from '../identity-verifier.ts';
import { openFaceComparer } from './faces/open-face-comparer.ts';
import { serveTasks } from './serve-tasks.ts';

/** A request to the face comparison thread. */
export interface FaceTask {
  card: SafePhoto;
  selfie: SafePhoto;
}

const comparer = await openFaceComparer();

export default serveTasks(({ card, selfie }: FaceTask) => comparer.compare(card, selfie));
