/** Simulates the native app around the web view without answers; returns the undo function. */
export function openNativeApp(): () => void {
  const host = window as unknown as { KopaNative?: { postMessage: (message: string) => void } };
  host.KopaNative = { postMessage: () => undefined };
  return () => {
    delete host.KopaNative;
  };
}
