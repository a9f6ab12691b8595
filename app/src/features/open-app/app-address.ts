/** The stores of phones, as the lender's download addresses name them. */
export type Platform = 'android' | 'ios';

/** What kind of phone this is, by what the browser says of itself; an iPad says it is a Mac with a touch screen. */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'ios' : 'android';
}

/** An address to download from that may be shown: https and nothing else. */
export function safeAddress(address: string | null): string | null {
  try {
    return address !== null && new URL(address).protocol === 'https:' ? address : null;
  } catch {
    return null;
  }
}

/**
 * The address that opens the native app on Android: its package is asked for this page's own address, and where it is not
 * installed the phone goes to the store. `null` on other phones, which know no such address.
 */
export function appIntent(
  packageName: string,
  store: string,
  { platform, host }: { platform: Platform; host: string },
): string | null {
  if (platform !== 'android' || !/^[A-Za-z]\w*(?:\.\w+)+$/.test(packageName)) return null;
  return `intent://${host}/#Intent;scheme=https;package=${packageName};S.browser_fallback_url=${encodeURIComponent(store)};end`;
}
