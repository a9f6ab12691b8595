import type { Browser, Page } from 'playwright-core';

/** What Playwright keeps behind its browser and its pages, in this one version of it. */
interface Inside {
  _connection: { toImpl(outside: unknown): unknown };
}
interface BrowserInside {
  _connection: { _transport: Transport };
}
interface Transport {
  onmessage(message: Message): void;
  send(message: { id: number; method: string; params?: object }): void;
}
interface Message {
  id?: number;
  method?: string;
  params?: { url?: string; download?: string; request?: { request: string; method: string } };
  result?: Result;
  [more: string]: unknown;
}
interface Result {
  bytes?: { type: 'base64' | 'string'; value: string };
  contexts?: { context: string }[];
  /** Of a script. */
  type?: string;
}
interface RequestInside {
  _postData: Buffer | null;
}
interface PageInside {
  emulatedMedia(): { media: 'screen' | 'print' | 'no-override'; colorScheme: string };
  delegate: {
    updateEmulateMedia(): Promise<void>;
    rawKeyboard: { sendText(progress: unknown, text: string): Promise<void> };
    rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<void> };
    _networkManager: { _requests: Map<string, { request: RequestInside }> };
    _session: { sessionId: string; send(method: string, body: object): Promise<unknown> };
  };
  frameManager: { requestStarted(request: RequestInside, route: unknown): void };
}

/** What Firefox can and Playwright does not ask for. */
export interface Beyond {
  /** The body of a request by its id in BiDi. */
  bodyOf(id: string): Buffer | null;
  /** Runs a script with the rights of Firefox's own window. */
  runInFirefox(script: string): Promise<void>;
}

const insideOf = (outside: Browser | Page): unknown =>
  (outside as unknown as Inside)._connection.toImpl(outside);

export const pageInside = (page: Page): PageInside => insideOf(page) as PageInside;

/** Larger than all that Playwright gives to its own commands. */
const firstId = 1_000_000_000;
/** Bytes of bodies that Firefox keeps for each collector. */
const roomForBodies = 20_000_000;

/**
 * Playwright sets the scheme of colours by a command that Firefox 153 does not know, see `showAs`. It
 * overlooks a download without an id, which here is its address. And it does not ask for the bodies of
 * requests: these are asked for here, before Playwright hears of the request.
 */
export function translate(browser: Browser): Beyond {
  const transport = (insideOf(browser) as BrowserInside)._connection._transport;
  const send = transport.send.bind(transport);
  const receive = transport.onmessage.bind(transport);
  const bodies = new Map<string, Buffer>();
  /** What has come of a request whose body is not known yet. */
  const held = new Map<string, Message[]>();
  const asked = new Map<number, (result: Result | undefined) => void>();
  let lastId = firstId;
  const ask = (method: string, params: object) => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<Result | undefined>();
    asked.set(lastId, resolve);
    send({ id: lastId, method, params });
    return promise;
  };
  const take = (id: string, bytes: { type: string; value: string } | undefined) => {
    if (bytes) bodies.set(id, Buffer.from(bytes.value, bytes.type === 'base64' ? 'base64' : 'utf8'));
    const messages = held.get(id) ?? [];
    held.delete(id);
    messages.forEach(receive);
  };
  const onmessage = (message: Message) => {
    const { id = 0, method = '', params, result } = message;
    if (id > firstId) {
      asked.get(id)?.(result);
      asked.delete(id);
      return;
    }
    const request = method.startsWith('network.') ? params?.request : undefined;
    const waiting = request && held.get(request.request);
    if (waiting) {
      waiting.push(message);
    } else if (request && method === 'network.beforeRequestSent' && request.method !== 'GET') {
      held.set(request.request, [message]);
      const { request: about } = request;
      void ask('network.getData', { request: about, dataType: 'request' }).then((told) =>
        take(about, told?.bytes),
      );
    } else {
      const isDownload = method.startsWith('browsingContext.download');
      receive(isDownload ? { ...message, params: { download: params?.url, ...params } } : message);
    }
  };
  Object.assign(transport, { onmessage });
  transport.send = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') send(message);
    else queueMicrotask(() => transport.onmessage({ id: message.id, type: 'success', result: {} }));
  };
  void ask('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: roomForBodies });
  return {
    bodyOf: (id) => bodies.get(id) ?? null,
    runInFirefox: async (script) => {
      const windows = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
      const target = { context: windows?.contexts?.[0]?.context };
      const told = await ask('script.evaluate', { expression: script, target, awaitPromise: true });
      if (told?.type !== 'success') throw new Error(`Firefox does not: ${JSON.stringify(told)}`);
    },
  };
}

/** The script that lets a page see a medium and a scheme of colours. */
export const showAs = (page: Page): string => {
  const inside = pageInside(page);
  const { media, colorScheme } = inside.emulatedMedia();
  const asked = {
    mediumOverride: media === 'print' ? 'print' : '',
    prefersColorSchemeOverride: colorScheme === 'dark' ? 'dark' : 'none',
  };
  return `
    Object.assign(ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
      .NavigableManager.getBrowsingContextById('${inside.delegate._session.sessionId}'), ${JSON.stringify(asked)});`;
};
