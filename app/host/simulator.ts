import { bridgeActions, type BridgeAction } from '../src/shared/bridge/bridge-table.ts';
import type { Transport } from './phone-side.ts';
import {
  behavioursOf,
  simulateHost,
  type Behaviour,
  type Knowledge,
  type LogEntry,
} from './simulated-host.ts';

/** Logs in like a native app. `mobile` is national digits. */
export type LogIn = (mobile: string) => Promise<{ token: string; userId: string }>;

export interface SimulatorState {
  transport: Transport;
  behaviours: Readonly<Record<BridgeAction, Behaviour>>;
  known: Knowledge;
  mobile: string;
  entries: readonly LogEntry[];
  /** Number of pending answers. */
  waiting: number;
  /** The result of the last login. */
  status: string;
  /** Each answer takes `slowness`. */
  isSlow: boolean;
  /** The phone lies on its side: width and height have changed places. */
  isTurned: boolean;
  /** The page of the phone: its number, which a killed page does not keep, and the route to open. */
  page: { number: number; route: string };
}

/** The state of the simulator's page, for the lifetime of the page. */
export interface Simulator {
  state: () => SimulatorState;
  subscribe: (listener: () => void) => () => void;
  change: (change: Partial<SimulatorState>) => void;
  learn: (change: Partial<Knowledge>) => void;
  /** Sets or removes the app's frame. */
  attach: (frame: HTMLIFrameElement | null) => void;
  back: () => void;
  /**
   * Ends the page as Android ends a web view for lack of memory: without a word to the page. Another page
   * opens at the same route, with the storage and without the history.
   */
  kill: () => void;
  /** Whether the present page is being killed. */
  isKilling: () => boolean;
  receive: (message: unknown) => void;
  answerNow: () => void;
  logIn: () => Promise<void>;
  logOut: () => void;
}

const mostEntries = 200;

/** The time that each answer takes in a slow web view, in s. */
export const slowness = 3;

const atFirst: SimulatorState = {
  transport: 'android',
  behaviours: Object.fromEntries(
    bridgeActions.map((action) => [action, behavioursOf[action][0]]),
  ) as SimulatorState['behaviours'],
  known: {
    token: '',
    userId: '',
    afid: '1700000000000-7654321',
    appName: 'EasyCash',
    edition: '',
    deviceMessage: 'Simulated phone, Android 11',
    contactName: 'Achieng Otieno',
    contactPhone: '+254 722 000 001',
  },
  mobile: '712345678',
  entries: [],
  waiting: 0,
  status: 'Nobody is logged in.',
  isSlow: false,
  isTurned: false,
  page: { number: 1, route: '' },
};

export function openSimulator(logInWith: LogIn | undefined): Simulator {
  let state = atFirst;
  let frame: HTMLIFrameElement | null = null;
  let isKilling = false;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: Partial<SimulatorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const learn = (next: Partial<Knowledge>) => change({ known: { ...state.known, ...next } });
  const forget = (status: string) => {
    learn({ token: '', userId: '' });
    change({ status });
  };
  const logIn = async () => {
    if (!logInWith) return;
    change({ status: 'Logging in.' });
    try {
      learn(await logInWith(state.mobile));
      change({ status: 'Logged in.' });
      host.tellLogin();
    } catch (error) {
      change({ status: `Not logged in: ${error instanceof Error ? error.message : String(error)}` });
    }
  };
  const host = simulateHost({
    behaviourOf: (action) => state.behaviours[action],
    delay: () => (state.isSlow ? slowness * 1000 : 0),
    knowledge: () => state.known,
    call: (callback, reply) => {
      const page = frame?.contentWindow as unknown as Record<string, unknown> | null | undefined;
      const take = page?.[callback];
      if (typeof take !== 'function') return false;
      take.call(page, reply);
      return true;
    },
    log: (entry) => {
      count += 1;
      change({ entries: [...state.entries, { id: count, ...entry }].slice(-mostEntries) });
    },
    onLogin: () => void logIn(),
    onLogout: () => forget('The page logged out.'),
    onWaiting: (waiting) => change({ waiting }),
  });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    learn,
    attach: (element) => {
      frame = element;
      if (element) isKilling = false;
    },
    back: () => frame?.contentWindow?.history.back(),
    kill: () => {
      const route = frame?.contentWindow?.location.hash ?? '';
      isKilling = true;
      change({ page: { number: state.page.number + 1, route } });
    },
    isKilling: () => isKilling,
    receive: (message) => host.receive(message),
    answerNow: () => host.answerNow(),
    logIn,
    logOut: () => {
      forget('Logged out.');
      host.tellLogin();
    },
  };
}
