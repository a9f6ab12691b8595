import type { RepayChannel } from '@kopa/contract/policy';

/** The channels with references from a provider. */
export const referenceChannels = [
  'stpClabe',
  'oxxo',
  'payValida',
  'mangoCash',
  'dedicatedAccount',
] as const satisfies readonly RepayChannel[];
export type ReferenceChannel = (typeof referenceChannels)[number];
