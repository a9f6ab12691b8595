import { readStored, removeStored, writeStored } from '../session/stored.ts';

/** Options for a command's sender beside the body. */
export interface CommandContext {
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

const prefix = 'command:';
/** A fallback without storage: in memory until the page is closed. */
const unstored = new Map<string, unknown>();

/**
 * The idempotency key of a command: constant for the same body until the command has ended, also across a
 * reload, so that a double tap or a retry is the same command.
 */
export function commandKey(scope: string, body: unknown): string {
  const content = JSON.stringify(body);
  const stored = unstored.get(scope) ?? readStored(prefix + scope);
  if (typeof stored === 'object' && stored !== null) {
    const { key, body: storedBody } = stored as Record<string, unknown>;
    if (typeof key === 'string' && storedBody === digest(content)) return key;
  }
  const kept = { key: randomKey(), body: digest(content) };
  if (writeStored(prefix + scope, kept)) unstored.delete(scope);
  else unstored.set(scope, kept);
  return kept.key;
}

/** The command has ended: the next one gets a new key. */
export function endCommand(scope: string): void {
  unstored.delete(scope);
  removeStored(prefix + scope);
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A digest that identifies bodies without storing them (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${(hash >>> 0).toString(16)}.${text.length}`;
}
