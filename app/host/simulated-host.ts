import { bridgeTable, type AskedAction, type BridgeAction } from '../src/shared/bridge/bridge-table.ts';

/** The host's reaction to an action. `late`: answers on command. */
export type Behaviour = 'well' | 'badly' | 'late' | 'twice' | 'never' | 'throws';

/** The possible reactions to each action, the usual one first. */
export const behavioursOf: Record<BridgeAction, readonly Behaviour[]> = {
  toLogin: ['never', 'well', 'late', 'throws'],
  getLoginInfo: ['well', 'badly', 'late', 'twice', 'never', 'throws'],
  logout: ['well', 'never', 'throws'],
  logEventByLocal: ['well', 'throws'],
  logEventByAF: ['well', 'throws'],
  haptic: ['well', 'throws'],
  timeSDK: ['well', 'throws'],
  selectContact: ['well', 'badly', 'late', 'twice', 'never', 'throws'],
};

/** The host's data, its login, and one entry of its phone book. Empty values are omitted. */
export interface Knowledge {
  token: string;
  userId: string;
  afid: string;
  appName: string;
  edition: string;
  deviceMessage: string;
  contactName: string;
  contactPhone: string;
}

/** One line of the log. */
export interface LogEntry {
  id: number;
  /** The sender: the page sends messages, the host answers. */
  from: 'page' | 'host';
  action: string;
  /** The message as JSON; a token with its first characters only. */
  said: string;
  /** The message's violations of the table; empty for a valid message. */
  wrong: string;
}

export interface HostOptions {
  behaviourOf: (action: BridgeAction) => Behaviour;
  /** The time that an answer takes, in ms. */
  delay: () => number;
  knowledge: () => Knowledge;
  /** Calls a function of the page by name; `false` for an unknown name. */
  call: (callback: string, reply: unknown) => boolean;
  log: (entry: Omit<LogEntry, 'id'>) => void;
  /** The page requests a login, or has ended one. */
  onLogin: () => void;
  onLogout: () => void;
  /** Number of pending answers. */
  onWaiting: (count: number) => void;
}

export interface SimulatedHost {
  /** Accepts a message like a native app: JSON text on Android, an object on iOS. Throws when told to. */
  receive(message: unknown): void;
  /** Sends all pending answers. */
  answerNow(): void;
  /** Reports the login again, unasked, to the page's latest function. */
  tellLogin(): void;
}

/** The answers of a faulty host, in turn. */
const rubbish: readonly unknown[] = [
  null,
  '{"result":',
  7,
  { result: 'cancel' },
  { result: 'ok' },
  { result: 'ok', data: [] },
  { result: 'ok', data: { token: 'no token\n', phone: 'no digits', name: { first: 1 } } },
  { result: 'ok', data: { token: 'of-nobody', phone: '9'.repeat(80), name: 'x'.repeat(5000) } },
];

/** The native app around the page, limited to the bridge: accepts only messages that match the table. */
export function simulateHost(options: HostOptions): SimulatedHost {
  const { behaviourOf, knowledge, call, log } = options;
  let waiting: (() => void)[] = [];
  let loginCallback = '';
  let badAnswers = 0;

  const say = (action: AskedAction, callback: string, reply: unknown) => {
    const wrong = call(callback, reply) ? '' : 'the page has no function of this name';
    log({
      from: 'host',
      action,
      said: written(reply),
      wrong: wrong || faultOf(bridgeTable[action].reply, reply),
    });
  };
  const later = (answer: () => void) => {
    waiting.push(answer);
    options.onWaiting(waiting.length);
  };
  const answer = (action: AskedAction, callback: string) => {
    const send = () => say(action, callback, replyOf(action, knowledge()));
    const behaviour = behaviourOf(action);
    if (behaviour === 'late') later(send);
    // Asynchronous, as from another thread: never before the page has finished its call.
    else if (behaviour === 'badly')
      setTimeout(() => say(action, callback, rubbish[badAnswers++ % rubbish.length]), options.delay());
    else if (behaviour !== 'never') setTimeout(send, options.delay());
    if (behaviour === 'twice') setTimeout(send, options.delay());
  };
  const take: Partial<Record<BridgeAction, (behaviour: Behaviour) => void>> = {
    toLogin: (behaviour) => {
      if (behaviour === 'well') options.onLogin();
      if (behaviour === 'late') later(options.onLogin);
    },
    logout: (behaviour) => {
      if (behaviour === 'well') options.onLogout();
    },
  };

  return {
    receive(message) {
      const told = typeof message === 'string' ? parsed(message) : message;
      const { action, callback } = (told ?? {}) as { action?: unknown; callback?: unknown };
      const known =
        typeof action === 'string' && Object.hasOwn(bridgeTable, action) ? (action as BridgeAction) : null;
      log({
        from: 'page',
        action: String(action),
        said: written(told),
        wrong: known ? faultOf(bridgeTable[known].message, told) : 'no action of the table',
      });
      if (!known) return;
      const behaviour = behaviourOf(known);
      if (behaviour === 'throws') throw new Error(`The native app failed at ${known}.`);
      take[known]?.(behaviour);
      if (known === 'getLoginInfo') loginCallback = String(callback);
      if (known === 'getLoginInfo' || known === 'selectContact') answer(known, String(callback));
    },
    answerNow() {
      const all = waiting;
      waiting = [];
      options.onWaiting(0);
      for (const send of all) send();
    },
    tellLogin() {
      if (loginCallback !== '') say('getLoginInfo', loginCallback, replyOf('getLoginInfo', knowledge()));
    },
  };
}

function replyOf(action: AskedAction, known: Knowledge): unknown {
  if (action === 'selectContact') {
    const { contactName: name, contactPhone: phone } = known;
    return phone === '' ? { result: 'cancel' } : { result: 'ok', data: { phone, name } };
  }
  const { token, userId, afid, appName, edition, deviceMessage } = known;
  const settings = Object.entries({ userId, afid, appName, edition, deviceMessage });
  return {
    result: 'ok',
    data: { token, ...Object.fromEntries(settings.filter(([, value]) => value !== '')) },
  };
}

interface Checks {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

function faultOf(schema: Checks, value: unknown): string {
  const { success, error } = schema.safeParse(value);
  if (success) return '';
  const places = error?.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`);
  return places?.join('; ') ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The form of the log, which hides tokens. */
function written(value: unknown): string {
  const text = JSON.stringify(
    value,
    (key, each: unknown) =>
      key === 'token' && typeof each === 'string' && each.length > 8 ? `${each.slice(0, 4)}…` : each,
    2,
  );
  return (text ?? 'undefined').slice(0, 2000);
}
