import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { phoneStorage } from '../session/test/phone-storage.ts';
import { clearAllDrafts, clearOldDrafts, countDrafts, readDraft, writeDraft } from './draft.ts';
import { keepOnPhone, takeLenders, twoVersions, type LendersVersion } from './two-versions.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 15, 9);
const wanjiru = { token: 'a', userId: 'u1', mobile: '712345678' };
const kamau = { token: 'b', userId: 'u2', mobile: '722345678' };
const nothing = { values: {}, lastField: null, editedAt: null, basedOn: null };

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', phoneStorage());
  startSession(wanjiru);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const names = { values: { firstName: 'Wanjiru' }, lastField: 'lastName' };
const storedKey = 'draft:u1:7:personal';
const store = (value: unknown) => localStorage.setItem(storedKey, JSON.stringify(value));

describe('a draft', () => {
  it('a draft is stored per order and section, with its row and time', () => {
    expect(writeDraft('7', 'personal', { ...names, basedOn: 5 })).toBe(true);
    expect(readDraft('7', 'personal')).toEqual({ ...names, editedAt: now, basedOn: 5 });
    expect(readDraft('7', 'additional')).toEqual(nothing);
    expect(readDraft('8', 'personal')).toEqual(nothing);
  });

  it('a draft is hidden from other borrowers, and deleted at a start without its borrower', () => {
    writeDraft('7', 'personal', names);
    startSession(kamau);
    expect(readDraft('7', 'personal')).toEqual(nothing);
    startSession(wanjiru);
    clearOldDrafts(now);
    expect(readDraft('7', 'personal').values).toEqual(names.values);
    endSession();
    expect(readDraft('7', 'personal')).toEqual(nothing);
    clearOldDrafts(now);
    expect(localStorage.getItem(storedKey)).toBeNull();
  });

  it('a draft is deleted at the logout of its borrower, and stays at the logout of another', () => {
    writeDraft('7', 'personal', names);
    startSession(kamau);
    writeDraft('9', 'personal', names);
    expect(countDrafts()).toBe(1);
    clearAllDrafts();
    expect(countDrafts()).toBe(0);
    expect(readDraft('9', 'personal')).toEqual(nothing);
    startSession(wanjiru);
    expect(readDraft('7', 'personal').values).toEqual(names.values);
    clearAllDrafts();
    expect(readDraft('7', 'personal')).toEqual(nothing);
  });

  it('a draft is deleted after 30 days without a visit', () => {
    writeDraft('7', 'personal', names);
    clearOldDrafts(now + 30 * day);
    expect(readDraft('7', 'personal').values).toEqual(names.values);
    clearOldDrafts(now + 30 * day + 1);
    expect(readDraft('7', 'personal')).toEqual(nothing);
  });

  it('a draft without a time stays while it has content', () => {
    store({ values: { firstName: 'Wanjiru' }, editedAt: 'today' });
    localStorage.setItem('draft:u1:8:personal', '"spoilt"');
    clearOldDrafts(now);
    expect(readDraft('7', 'personal').values).toEqual({ firstName: 'Wanjiru' });
    expect(localStorage.getItem('draft:u1:8:personal')).toBeNull();
  });

  it("a failure of the phone's storage is reported", () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeDraft('7', 'personal', names)).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(writeDraft('7', 'personal', names)).toBe(false);
    expect(readDraft('7', 'personal')).toEqual(nothing);
  });
});

describe('a stored draft', () => {
  const fields = ['firstName', 'lastName', 'gender'];

  it.each([
    ['a number', 7],
    ['an array', [{ firstName: 'x' }]],
    ['values that are an array', { values: ['a', 'b'] }],
    ['values that are text', { values: 'firstName' }],
    ['nothing', null],
  ])('a stored draft of %s is empty', (_name, value) => {
    store(value);
    expect(readDraft('7', 'personal', fields)).toEqual(nothing);
  });

  it('a stored draft is validated field by field', () => {
    const huge = 'x'.repeat(5_000_000);
    localStorage.setItem(
      storedKey,
      `{"values":{"firstName":"Wanjiru","lastName":7,"gender":["1"],"unknown":"x","__proto__":{"gender":"2"},
        "constructor":"x","huge":"${huge}"},"lastField":"nowhere","editedAt":"today","basedOn":-1}`,
    );
    expect(readDraft('7', 'personal', fields)).toEqual({ ...nothing, values: { firstName: 'Wanjiru' } });
    store({ values: { firstName: huge, lastName: 'Kamau' } });
    expect(readDraft('7', 'personal', fields).values).toEqual({ lastName: 'Kamau' });
  });

  it('any stored value gives text by known field, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (other, values) => {
        for (const stored of [other, { values, lastField: other, editedAt: other }]) {
          store(stored);
          const draft = readDraft('7', 'personal', fields);
          for (const [field, value] of Object.entries(draft.values))
            expect([fields.includes(field), typeof value]).toEqual([true, 'string']);
        }
      }),
      { seed: 20_260_115, numRuns: 300 },
    );
  });
});

describe("a draft and the lender's record", () => {
  const lenders: LendersVersion = {
    orderNo: '7',
    section: 'personal',
    fields: ['firstName', 'lastName'],
    saved: { firstName: 'Wanjiku', lastName: 'Kamau' },
    savedAt: now + day,
    asKept: (values) => ({ ...values, firstName: values['firstName']!.toUpperCase() }),
  };

  it('the borrower chooses if the record is newer and different', () => {
    writeDraft('7', 'personal', names);
    expect(twoVersions(lenders)).toEqual({
      onPhone: now,
      atLender: now + day,
      differing: [{ field: 'firstName', onPhone: names.values.firstName, atLender: 'Wanjiku' }],
    });
    expect(readDraft('7', 'personal').values).toEqual(names.values);
  });

  it('no choice is needed if the draft is based on that record, no record exists, or the draft is empty', () => {
    writeDraft('7', 'personal', { ...names, basedOn: now + day });
    expect(twoVersions(lenders)).toBeNull();
    writeDraft('7', 'personal', names);
    expect(twoVersions({ ...lenders, saved: null, savedAt: null })).toBeNull();
    writeDraft('7', 'personal', { values: {}, lastField: 'lastName' });
    expect(twoVersions(lenders)).toBeNull();
    writeDraft('7', 'personal', { values: { lastName: 'Njoroge' }, lastField: 'lastName' });
    expect(twoVersions({ ...lenders, saved: { firstName: 'Wanjiku', lastName: '' } })).toBeNull();
  });

  it('a choice is needed if the borrower emptied a field of the record', () => {
    writeDraft('7', 'personal', { values: { lastName: '' }, lastField: 'lastName' });
    expect(twoVersions(lenders)).not.toBeNull();
  });

  it('no choice is needed if both are equal, as typed or in normal form; the draft is then based on the record', () => {
    for (const firstName of ['WANJIRU', ' wanjiru ', 'wanjiru']) {
      writeDraft('7', 'personal', { values: { firstName }, lastField: null });
      const saved = { ...lenders.saved, firstName: firstName.trim() === 'wanjiru' ? firstName : 'WANJIRU' };
      expect(twoVersions({ ...lenders, saved })).toBeNull();
      expect(readDraft('7', 'personal').basedOn).toBe(now + day);
    }
    writeDraft('7', 'personal', { values: { firstName: 'wanjiru' }, lastField: null });
    expect(twoVersions({ ...lenders, saved: { firstName: 'WANJIRU' } })).toBeNull();
  });

  it("the phone's version stays without a further question, or the lender's version is taken", () => {
    writeDraft('7', 'personal', names);
    keepOnPhone(lenders);
    expect(twoVersions(lenders)).toBeNull();
    expect(readDraft('7', 'personal')).toMatchObject(names);
    takeLenders(lenders);
    expect(readDraft('7', 'personal')).toEqual(nothing);
  });
});
