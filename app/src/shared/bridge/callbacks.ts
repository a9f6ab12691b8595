type Take = (reply?: unknown) => void;

/**
 * Puts a function on `window` under the name that a message tells the native app. What it is called with is anybody's: `take`
 * must believe nothing of it. Whatever `take` throws stays here: the native app gets no error from calling.
 *
 * Gives what closes it. Closed, it can still be called and does nothing: a host that answers twice must not find nothing there.
 */
export function openCallback(name: string, take: Take): () => void {
  const host = window as unknown as Record<string, Take>;
  const call: Take = (reply) => {
    try {
      take(reply);
    } catch {
      // An answer that cannot be taken is none.
    }
  };
  host[name] = call;
  return () => {
    if (host[name] === call) host[name] = () => undefined;
  };
}
