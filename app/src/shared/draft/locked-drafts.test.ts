import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter, leave, sessionLost } from '../session/leave.ts';
import { endSession, startSession, type Session } from '../session/session.ts';
import { phoneStorage } from '../session/test/phone-storage.ts';
import { clearOldDrafts, readDraft, writeDraft } from './draft.ts';
import { unlockDrafts } from './locked-drafts.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 15, 9);
const keyOf = (letter: string) => letter.repeat(43);
const wanjiru = { token: 'a', userId: 'u1', mobile: '712345678', draftKey: keyOf('A') };
const kamau = { token: 'b', userId: 'u2', mobile: '722345678', draftKey: keyOf('E') };
const personal = { values: { firstName: 'Wanjirũ', nationalId: '12345678' }, lastField: 'nationalId' };
const contact = { values: { emergencyContactMobile1: '722000001' }, lastField: null };

let stored: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now });
  stored = new Map();
  vi.stubGlobal('localStorage', phoneStorage(stored));
  startSession(wanjiru);
  writeDraft('7', 'personal', personal);
  writeDraft('7', 'additional', contact);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As both kinds of login do. */
async function logIn(borrower: Session) {
  const restoreDrafts = await unlockDrafts(borrower);
  enter(borrower);
  restoreDrafts();
}
/** The lender refuses the session, and the drafts are locked. */
async function refuse() {
  sessionLost();
  // Waits like every login, for a borrower without drafts.
  await unlockDrafts({ userId: 'nobody', draftKey: undefined });
}
const values = (section: string) => readDraft('7', section).values;
const lockedKeys = () => [...stored.keys()].filter((key) => key.startsWith('locked:'));
const everything = () => JSON.stringify([...stored]);

describe('the drafts of a refused session', () => {
  it('no readable value is left at once, and the next login of the borrower brings the drafts back', async () => {
    sessionLost();
    expect(everything()).not.toMatch(/Wanjir|12345678|722000001|firstName/);
    // At the same time as the encryption.
    await logIn({ ...wanjiru, token: 'new' });
    expect(readDraft('7', 'personal')).toEqual({ ...personal, editedAt: now, basedOn: null });
    expect(values('additional')).toEqual(contact.values);
    expect(lockedKeys()).toEqual([]);
  });

  it('the phone has neither text nor key while the drafts are locked, and each locking has a new nonce', async () => {
    await refuse();
    expect(lockedKeys()).toHaveLength(2);
    expect(everything()).not.toMatch(/Wanjir|12345678|722000001|firstName/);
    expect(everything()).not.toContain(wanjiru.draftKey);
    const first = stored.get('locked:u1:7:personal');
    await logIn(wanjiru);
    await refuse();
    expect(stored.get('locked:u1:7:personal')!.slice(0, 60)).not.toBe(first!.slice(0, 60));
  });

  it('the login of another borrower leaves them locked, and its logout too', async () => {
    await refuse();
    await logIn(kamau);
    expect([values('personal'), lockedKeys().length]).toEqual([{}, 2]);
    leave();
    await logIn(wanjiru);
    expect(values('personal')).toEqual(personal.values);
    leave();
    expect(everything()).not.toMatch(/draft:|locked:/);
  });

  it.each<[string, (text: string) => string, Partial<Session>]>([
    ['with another key', (text) => text, { draftKey: kamau.draftKey }],
    ['without a key', (text) => text, { draftKey: undefined }],
    ['with half a key', (text) => text, { draftKey: 'AAAA' }],
    ['after a changed character', (text) => text.replace(/.{4}"}$/, 'AAAA"}'), {}],
    ['under the name of another draft', () => stored.get('locked:u1:7:additional')!, {}],
    ['that are no locked draft', () => '{"sealed":7}', {}],
    ['that are not JSON', () => '{"sealed":', {}],
  ])('drafts %s are dropped without an error', async (_, spoil, change) => {
    await refuse();
    stored.set('locked:u1:7:personal', spoil(stored.get('locked:u1:7:personal')!));
    await logIn({ ...wanjiru, ...change });
    expect(values('personal')).toEqual({});
    expect(lockedKeys()).toEqual([]);
  });

  it('locked drafts are deleted 30 days after the last edit', async () => {
    await refuse();
    clearOldDrafts(now + 30 * day);
    expect(lockedKeys()).toHaveLength(2);
    clearOldDrafts(now + 30 * day + 1);
    expect(lockedKeys()).toEqual([]);
  });

  it('without WebCrypto or a key they are deleted at once', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    await refuse();
    expect(everything()).not.toMatch(/draft:|locked:/);
    vi.unstubAllGlobals();
    vi.stubGlobal('localStorage', phoneStorage(stored));
    startSession({ ...wanjiru, draftKey: undefined });
    writeDraft('7', 'personal', personal);
    await refuse();
    expect(everything()).not.toMatch(/draft:|locked:/);
  });

  it("a login of another borrower over an open session deletes the first borrower's drafts", async () => {
    await logIn(kamau);
    expect(everything()).not.toMatch(/draft:|Wanjir/);
  });
});
