/** The acts that the record is filtered by, as the lender names them. */
export const acts = [
  'feedback.taken',
  'feedback.givenBack',
  'feedback.answered',
  'feedback.askedBack',
  'feedback.settled',
  'staff.invited',
  'staff.invitedAgain',
  'staff.signedIn',
  'staff.ended',
  'record.exported',
] as const;
