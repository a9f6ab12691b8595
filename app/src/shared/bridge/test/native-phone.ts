import { errorCodes } from '@kopa/contract/error-codes';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { openTab, type Tab } from '../../address/test/tab.ts';
// The mock is created once, before modules are loaded again.
import '../../lender/line.ts';
import type { Transmission } from '../../lender/test/mocked-line.ts';
import { phoneStorage } from '../../session/test/phone-storage.ts';

export const achieng = { userId: 'u-1', mobile: '712345678' };
export const brian = { userId: 'u-2', mobile: '722000002' };
/** The lender's valid logins. */
export const tokens: Record<string, typeof achieng> = {
  'token-of-achieng': achieng,
  'token-of-brian': brian,
};

/** A native app's answer to getLoginInfo. */
export const reply = (data: Record<string, unknown>) => ({ result: 'ok', data });

type Page = Tab & Record<string, unknown>;

/** A phone with a native app: its storage outlives its pages. */
export interface NativePhone {
  readonly page: Page;
  /** The messages to the native app. */
  readonly told: { action: string; callback: string }[];
  /** The phone's storage, as text. */
  readonly stored: Map<string, string>;
  /** Opens a page at an address, with freshly loaded modules. */
  openPage(hash?: string): ReturnType<typeof modules>;
  /** The native app calls its login function. */
  tellLogin(given: unknown): void;
}

const modules = async () => {
  vi.resetModules();
  const [login, session, settings, leaving, drafts, queries] = await Promise.all([
    import('../host-login.ts'),
    import('../../session/session.ts'),
    import('../../session/settings.ts'),
    import('../../session/leave.ts'),
    import('../../draft/draft.ts'),
    import('../../lender/queries.ts'),
  ]);
  return { ...login, ...session, ...settings, ...leaving, ...drafts, ...queries };
};

/** For a test file: a new phone per test, with a lender behind `line` that knows `tokens`. */
export function onNativePhone(line: Mock<(sent: Transmission) => Promise<unknown>>): NativePhone {
  let page: Page;
  let told: NativePhone['told'];
  let stored: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    stored = new Map();
    vi.stubGlobal('localStorage', phoneStorage(stored));
    line.mockReset();
    line.mockImplementation(async ({ headers }) => {
      const user = tokens[headers['Authorization'] ?? ''];
      if (!user) return { code: errorCodes.notLoggedIn, msg: 'no', data: null };
      const sections = { personal: null, additional: null, payout: null };
      return { code: 0, msg: '', data: { ...user, basicInfo: { userId: user.userId }, ...sections } };
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    get page() {
      return page;
    },
    get told() {
      return told;
    },
    get stored() {
      return stored;
    },
    openPage: (hash = '#/') => {
      page = Object.assign(openTab(hash), {
        KopaNative: { postMessage: (text: string) => void told.push(JSON.parse(text)) },
      }) as unknown as Page;
      vi.stubGlobal('window', page);
      vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
      return modules();
    },
    tellLogin: (given) => (page['kopaLoginInfo'] as (reply: unknown) => void)(given),
  };
}
