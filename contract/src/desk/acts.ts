import { limitedActNames } from './limits.ts';
import { deskQueues } from './queues.ts';

/** The acts of the record, by the area and what was done. */
export const deskActs = [
  ...deskQueues.flatMap((queue) => [`${queue}.taken`, `${queue}.givenBack`] as const),
  'identity.shown',
  'identity.looked',
  'identity.passed',
  'identity.refused',
  'identity.newPhotos',
  'feedback.answered',
  'feedback.askedBack',
  'feedback.settled',
  'proofs.looked',
  'proofs.accepted',
  'proofs.rejected',
  ...limitedActNames,
  'appeals.upheld',
  'payouts.asked',
  'jobs.retried',
  'jobs.dropped',
  'catalogue.withdrawn',
  'catalogue.imported',
  'second.asked',
  'second.agreed',
  'second.refused',
  'second.withdrawn',
  'borrower.searched',
  'borrower.shown',
  'borrower.sessionsEnded',
  'staff.invited',
  'staff.invitedAgain',
  'staff.signedIn',
  'staff.ended',
  'staff.sessionsEnded',
  'record.exported',
] as const;
export type DeskAct = (typeof deskActs)[number];
