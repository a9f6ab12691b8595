import { isIPv6 } from 'node:net';

/**
 * What an address is counted by: the host, one address of IPv4 and the 64 bits of a line of IPv6, whose owner
 * has 2^64 addresses; and the network around the host, 24 bits of IPv4 and 48 of IPv6.
 */
export function networkOf(address: string): { host: string; network: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(mapped)) return { host: mapped, network: `${mapped.split('.').slice(0, 3).join('.')}.0/24` };
  const groups = groupsOf(mapped);
  return {
    host: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** The eight groups of an IPv6 address, in one spelling. */
function groupsOf(address: string): string[] {
  const [start = '', end = ''] = address.split('%')[0]!.toLowerCase().split('::');
  const [first, last] = [start, end].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - first!.length - last!.length);
  return [...first!, ...Array<string>(missing).fill('0'), ...last!].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
