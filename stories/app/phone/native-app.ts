/**
 * Stands in for the native app around the web view; gives back what takes it away. It hears everything and
 * answers nothing.
 */
export function openNativeApp(): () => void {
  const host = window as unknown as { KopaNative?: { postMessage: (message: string) => void } };
  host.KopaNative = { postMessage: () => undefined };
  return () => {
    delete host.KopaNative;
  };
}
