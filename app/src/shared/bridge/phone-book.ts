import { nationalDigits } from '@kopa/contract/market/phone';
import { currentPath, onMoved } from '../address/navigation.ts';
import { tellNative } from './bridge.ts';
import { openCallback } from './callbacks.ts';
import { readReply } from './read-reply.ts';
import { policy } from '../session/policy.ts';

/** A chosen phone book entry: a name of at most 50 characters, and national digits, '712345678'. */
export interface PickedContact {
  name: string;
  mobile: string;
}

/** Time limit of a host, in ms: enough for scrolling through a phone book. */
const patience = 120_000;

let picks = 0;
let giveUp: () => void = () => undefined;

/**
 * Lets the borrower choose one phone book entry for contact 1 or 2 (S7-104 to S7-109). Returns `null` after a
 * cancellation, a timeout, an invalid answer, a left screen, or a newer pick. Never fails. The host learns
 * only of the request, the page only of the chosen entry.
 */
export function pickContact(slot: 1 | 2): Promise<PickedContact | null> {
  giveUp();
  if (slot !== 1 && slot !== 2) return Promise.resolve(null);
  return new Promise((resolve) => {
    // A unique name per pick: a late answer cannot be mistaken for a later pick's.
    const callback = `kopaContact${slot}_${++picks}`;
    const path = currentPath();
    const end = (picked: PickedContact | null) => {
      close();
      clearTimeout(late);
      stay();
      giveUp = () => undefined;
      resolve(picked);
    };
    const late = setTimeout(() => end(null), patience);
    const stay = onMoved(() => {
      if (currentPath() !== path) end(null);
    });
    giveUp = () => end(null);
    const close = openCallback(callback, (reply) => end(contactOf(reply)));
    if (!tellNative({ action: 'selectContact', isSelectContact: true, selectContactIndex: slot, callback }))
      end(null);
  });
}

/** The contact of a native app's answer, if valid. */
export function contactOf(reply: unknown): PickedContact | null {
  const data = readReply('selectContact', reply);
  const mobile = data ? nationalDigits(String(data.phone), policy().market) : '';
  // Maximum length of a contact's name (S5-27).
  return data && mobile !== '' ? { name: nameOf(data.name ?? ''), mobile } : null;
}

/** One line of at most 50 characters, without splitting a surrogate pair. */
function nameOf(raw: string): string {
  const plain = raw
    .slice(0, 500)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  let name = '';
  for (const character of plain) {
    if (name.length + character.length > 50) break;
    name += character;
  }
  return name.trim();
}
