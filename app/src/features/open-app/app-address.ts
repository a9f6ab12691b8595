/** The app stores in the lender's download addresses. */
export type Platform = 'android' | 'ios';

/** The kind of phone by the browser's user agent; an iPad claims to be a Mac with a touch screen. */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'ios' : 'android';
}

/** A download address for display: https only. */
export function safeAddress(address: string | null): string | null {
  try {
    return address !== null && new URL(address).protocol === 'https:' ? address : null;
  } catch {
    return null;
  }
}

/**
 * The address that opens the native app on Android: opens this page's address in the app's package, or the
 * store without the app. `null` on other phones, which have no such address.
 */
export function appIntent(
  packageName: string,
  store: string,
  { platform, host }: { platform: Platform; host: string },
): string | null {
  if (platform !== 'android' || !/^[A-Za-z]\w*(?:\.\w+)+$/.test(packageName)) return null;
  return [
    `intent://${host}/#Intent`,
    'scheme=https',
    `package=${packageName}`,
    `S.browser_fallback_url=${encodeURIComponent(store)}`,
    'end',
  ].join(';');
}
