import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab } from './test/tab.ts';

/** A tab in which the app has been opened, or loaded again. */
async function load(hash?: string, state?: unknown) {
  const tab = openTab(hash, state);
  vi.stubGlobal('window', tab);
  vi.resetModules();
  const navigation = await import('./navigation.ts');
  // The same as in Addresses.
  const seen: string[] = [];
  navigation.addressHistory().listen(({ location }) => seen.push(location.pathname + location.search));
  return { tab, seen, ...navigation };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an address', () => {
  it.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/auth/review_tips?pageName=confirmBorrow', '/auth/review_tips'],
    ['#foo', '/foo'],
    ['#/%E0%A4%A', '/%E0%A4%A'],
  ])('%s has the path %s', async (hash, path) => {
    const { currentPath } = await load(hash);
    expect(currentPath()).toBe(path);
  });

  it('an address opens with its query, and Back leaves it', async () => {
    const { tab, seen, navigate } = await load();
    navigate('/auth/review_tips?pageName=confirmBorrow');
    expect(tab.location.hash).toBe('#/auth/review_tips?pageName=confirmBorrow');
    tab.history.back();
    expect(seen).toEqual(['/auth/review_tips?pageName=confirmBorrow', '/']);
  });

  it('an entry belongs to the app if an app entry precedes it, and not after a replacement', async () => {
    const { tab, navigate, hasScreenBefore, keepInEntry } = await load();
    expect(hasScreenBefore()).toBe(false);
    navigate('/me', { replace: true });
    expect(hasScreenBefore()).toBe(false);
    navigate('/records');
    navigate('/me', { replace: true });
    expect(hasScreenBefore()).toBe(true);
    tab.history.back();
    expect(hasScreenBefore()).toBe(false);
    tab.location.hash = '#/records';
    expect(hasScreenBefore()).toBe(false);
    keepInEntry('records', { top: 0 });
    navigate('/me');
    expect(hasScreenBefore()).toBe(true);
  });

  it('a listener receives changes until it unsubscribes', async () => {
    const { tab, navigate, onMoved } = await load();
    const moved = vi.fn<() => void>();
    const stop = onMoved(moved);
    navigate('/me');
    tab.history.back();
    expect(moved).toHaveBeenCalledTimes(2);
    stop();
    navigate('/me');
    expect(moved).toHaveBeenCalledTimes(2);
  });
});

describe('data of a history entry', () => {
  it('the target of a redirect stays until another replaces it', async () => {
    const { navigate, entryState } = await load();
    navigate('/user/login', { returnTo: '/repay/cashier?orderNo=K7' });
    expect(entryState()).toEqual({ returnTo: '/repay/cashier?orderNo=K7' });
    navigate('/user/register', { replace: true });
    expect(entryState()).toEqual({});
  });

  it('the data returns after Back and a reload, beside the data of router and sheets', async () => {
    const { tab, navigate, keepInEntry, keptInEntry } = await load();
    navigate('/records', { returnTo: '/me' });
    keepInEntry('records', { top: 640 });
    tab.history.replaceState({ ...(tab.history.state as object), kopaBase: 'x' }, '');
    navigate('/me');
    expect(keptInEntry('records')).toBeUndefined();
    tab.history.back();
    expect(keptInEntry('records')).toEqual({ top: 640 });
    const reloaded = await load(tab.location.hash, tab.history.state);
    expect(reloaded.keptInEntry('records')).toEqual({ top: 640 });
    expect(reloaded.entryState()).toEqual({ returnTo: '/me' });
    expect(reloaded.hasScreenBefore()).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['a text', 'depth'],
    ['a list', [1, 2]],
    ['what the app kept before', { depth: 3, returnTo: '/me' }],
    ['what a sheet kept before', { depth: 1, kopaOverlay: 'abc-1' }],
    ['another router’s', { usr: 7, key: {}, idx: 'first' }],
    ['one of wrong shapes', { usr: { returnTo: ['https://x.example'] }, idx: -3 }],
    ['one that leads away', { usr: { returnTo: 'https://x.example' }, idx: NaN }],
  ])('data of an older version, %s, causes no error, and the app continues', async (_, state) => {
    const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const { tab, navigate, entryState, hasScreenBefore, keepInEntry, keptInEntry } = await load(
      '#/me',
      state,
    );
    expect([entryState(), hasScreenBefore(), keptInEntry('open')]).toEqual([{}, false, undefined]);
    keepInEntry('open', ['late']);
    expect(keptInEntry('open')).toEqual(['late']);
    navigate('/records');
    navigate('/user/login', { returnTo: '/records' });
    expect([entryState(), hasScreenBefore()]).toEqual([{ returnTo: '/records' }, true]);
    tab.history.go(-2);
    expect(keptInEntry('open')).toEqual(['late']);
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });
});
