import { patient } from '../../scripts/patience.ts';
import { waitUntil } from '../../scripts/wait-until.ts';

/** The commands of WebDriver that the tests use, over HTTP. */
const commands = {
  go: 'POST /url',
  reload: 'POST /refresh',
  back: 'POST /back',
  run: 'POST /execute/async',
  act: 'POST /actions',
  find: 'POST /element',
  type: 'POST /element/:id/value',
  size: 'GET /window/rect',
  resize: 'POST /window/rect',
  enter: 'POST /frame',
  wait: 'POST /timeouts',
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
    }).catch((cause: unknown) => {
      const { script, ...told } = (body ?? {}) as { script?: string };
      const asked = `${script?.slice(0, 600) ?? ''} ${JSON.stringify(told).slice(0, 300)}`;
      throw new Error(`The WebDriver does not answer ${method} ${path}: ${asked}`, { cause });
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
      const [method, end] = commands[command].split(' ') as [string, string];
      return ask(method, path + end.replace(':id', String(body?.['id'])), body);
    },
    end: async () => {
      await ask('DELETE', path);
    },
  };
}
