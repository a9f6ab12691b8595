type Take = (reply?: unknown) => void;

/**
 * Installs a `window` function under the name in a message. Its argument is untrusted: `take` must validate
 * it. Errors of `take` are swallowed, so that the native app sees none.
 *
 * Returns the removal. A removed function stays callable without effect, for hosts that answer twice.
 */
export function openCallback(name: string, take: Take): () => void {
  const host = window as unknown as Record<string, Take>;
  const call: Take = (reply) => {
    try {
      take(reply);
    } catch {
      // An invalid answer is ignored.
    }
  };
  host[name] = call;
  return () => {
    if (host[name] === call) host[name] = () => undefined;
  };
}
