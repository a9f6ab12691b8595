import { normalisePhone } from '@kopa/contract/sections';
import { currentPath, onMoved } from '../address/navigation.ts';
import { tellNative } from './bridge.ts';
import { openCallback } from './callbacks.ts';
import { readReply } from './read-reply.ts';

/** Someone chosen in the phone book: a name of at most 50 characters, and national digits, '712345678'. */
export interface PickedContact {
  name: string;
  mobile: string;
}

/** How long a host may take, in milliseconds: as long as someone scrolls through a phone book. */
const patience = 120_000;

let picks = 0;
let giveUp: () => void = () => undefined;

/**
 * Lets the borrower choose one entry of the phone's own book for contact 1 or 2 (S7-104 to S7-109). Gives `null` when
 * nobody was chosen, when the host does not answer in time or with nothing of use, when the screen was left, or when
 * another pick was begun. Never fails. The host sees only that it is asked; the page sees only the entry that was chosen.
 */
export function pickContact(slot: 1 | 2): Promise<PickedContact | null> {
  giveUp();
  if (slot !== 1 && slot !== 2) return Promise.resolve(null);
  return new Promise((resolve) => {
    // A name of its own for each pick: an answer that comes late cannot be taken for that of a later one.
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

/** The contact in a native app's answer, or nobody. */
export function contactOf(reply: unknown): PickedContact | null {
  const data = readReply('selectContact', reply);
  const mobile = data ? normalisePhone(String(data.phone)) : '';
  // 50 characters are what a contact's name may have (S5-27).
  return data && mobile !== '' ? { name: nameOf(data.name ?? ''), mobile } : null;
}

/** One line of at most 50 characters, never half of one that takes two. */
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
