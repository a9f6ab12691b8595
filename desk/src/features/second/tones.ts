import type { SecondRequest } from '@kopa/contract/desk/entities';

/** The tone of each state. */
export const tones = {
  open: 'warning',
  agreed: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<SecondRequest['state'], string>;
