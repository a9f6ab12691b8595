/** The part of Chrome's DevTools protocol that a browser needs which is too old for Playwright. */
export interface DevTools {
  send<T>(method: string, parameters?: object, sessionId?: string): Promise<T>;
  /** Listens to one event of one session. */
  on<P>(sessionId: string, method: string, listener: (parameters: P) => void): void;
  close(): void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
  sessionId?: string;
}

/** Connects to the address that the browser prints ("DevTools listening on ws://..."). */
export async function connect(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const listeners = new Map<string, (parameters: never) => void>();
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) {
      listeners.get(`${message.sessionId} ${message.method}`)?.(message.params as never);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result);
  });
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.reject(new Error('The browser closed the connection.'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
  });

  return {
    send<T>(method: string, parameters: object = {}, sessionId?: string) {
      last += 1;
      const id = last;
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params: parameters, ...(sessionId ? { sessionId } : {}) }));
      return answer as Promise<T>;
    },
    on(sessionId, method, listener) {
      listeners.set(`${sessionId} ${method}`, listener as (parameters: never) => void);
    },
    close: () => socket.close(),
  };
}
