import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { patient } from '../../scripts/patience.ts';
import { waitUntil } from '../../scripts/wait-until.ts';

/** The commands of WebDriver that the tests use: over HTTP, and as Firefox names them. */
const commands = {
  go: ['POST /url', 'WebDriver:Navigate'],
  reload: ['POST /refresh', 'WebDriver:Refresh'],
  back: ['POST /back', 'WebDriver:Back'],
  run: ['POST /execute/async', 'WebDriver:ExecuteAsyncScript'],
  act: ['POST /actions', 'WebDriver:PerformActions'],
  find: ['POST /element', 'WebDriver:FindElement'],
  type: ['POST /element/:id/value', 'WebDriver:ElementSendKeys'],
  size: ['GET /window/rect', 'WebDriver:GetWindowRect'],
  resize: ['POST /window/rect', 'WebDriver:SetWindowRect'],
  enter: ['POST /frame', 'WebDriver:SwitchToFrame'],
  wait: ['POST /timeouts', 'WebDriver:SetTimeouts'],
} as const;

export type Command = keyof typeof commands;

/** Sends commands to one browser, and gives what they answer. Throws what the browser refuses. */
export interface Transport {
  send(command: Command, body?: Record<string, unknown>): Promise<unknown>;
  /** Ends the session, and with it the browser. */
  end(): Promise<void>;
}

/** Begins a session at a WebDriver that listens on this port. */
export async function overHttp(port: number, capabilities: object): Promise<Transport> {
  const url = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(patient(120_000)),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const isUp = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  await waitUntil(isUp, () => `the WebDriver at ${url}`, 30_000);
  const session = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const path = `/session/${(session as { sessionId: string }).sessionId}`;
  return {
    send: (command, body) => {
      const [method, end] = commands[command][0].split(' ') as [string, string];
      return ask(method, path + end.replace(':id', String(body?.['id'])), body);
    },
    end: async () => {
      await ask('DELETE', path);
    },
  };
}

/** Begins a session at a Firefox on this port, in the protocol of Firefox: length, colon, JSON. */
export async function overMarionette(port: number): Promise<Transport> {
  const socket = await waitUntil(
    () => connected(port),
    () => `Firefox on the port ${port}`,
    60_000,
  );
  type Waiting = { resolve: (value: unknown) => void; reject: (why: Error) => void };
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end)) as unknown;
      received = received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [1, number, { error: string; message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(value);
      waiting.delete(id);
    }
  });
  let last = 0;
  const ask = (name: string, body: object = {}) => {
    last += 1;
    const text = JSON.stringify([0, last, name, body]);
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(last, { resolve, reject }));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer;
  };
  const gone = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
    waiting.clear();
  };
  socket.on('close', gone).on('error', gone);
  await ask('WebDriver:NewSession', {});
  return {
    send: async (command, body) => {
      const answer = (await ask(commands[command][1], body)) as { value?: unknown } | null;
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    },
    end: async () => {
      await ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
    },
  };
}

async function connected(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => socket,
    () => undefined,
  );
}
