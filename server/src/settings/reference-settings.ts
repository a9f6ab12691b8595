import { referenceChannels, type ReferenceChannel } from '../ports/payments/reference-channels.ts';

type Name = 'REFERENCES_URL' | 'REFERENCES_KEY' | 'REFERENCES_CHANNELS';

/** A service that gives references to pay to. */
export interface ReferenceGateway {
  url: string;
  key: string;
  channels: readonly ReferenceChannel[];
}

/** An account for transfers by hand. */
export interface RepayAccount {
  name: string;
  number: string;
}

/**
 * The provider of payment references; null: built in, or in live mode none. Adds wrong settings to
 * `problems`.
 */
export function readReferences(
  read: (name: Name, unset?: string) => string,
  url: (name: Name, value: string) => string,
  problems: string[],
): ReferenceGateway | null {
  if (read('REFERENCES_URL') === '') return null;
  const named = read('REFERENCES_CHANNELS')
    .split(',')
    .map((name) => name.trim());
  const channels = referenceChannels.filter((channel) => named.includes(channel));
  if (channels.length !== named.length)
    problems.push(`REFERENCES_CHANNELS must name some of ${referenceChannels.join(', ')}.`);
  return {
    url: url('REFERENCES_URL', read('REFERENCES_URL').replace(/\/+$/, '')),
    key: read('REFERENCES_KEY'),
    channels,
  };
}

/** The account for manual transfers, from 'Kopa Bank, 0100200300'; null for none. */
export function readRepayAccount(text: string, problems: string[]): RepayAccount | null {
  if (text === '') return null;
  const [name = '', number = ''] = text.split(',').map((part) => part.trim());
  if (name === '' || !/^[0-9A-Za-z -]{4,40}$/.test(number))
    problems.push('REPAY_ACCOUNT must be a bank and a number, as in: Kopa Bank, 0100200300.');
  return { name, number };
}
