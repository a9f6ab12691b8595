import { retention } from '@kopa/contract/texts/retention';
import { keptPhotosCache } from '../session/forget-kept.ts';
import { lenderNow } from '../session/calendar.ts';
import { session } from '../session/session.ts';

/** A photo on its way to the lender. */
export interface KeptPhoto {
  blob: Blob;
  /** The upload in parts that has begun, if any. */
  upload: string | undefined;
}

const keptForMs = retention.uploadHours * 3_600_000;
const headers = { upload: 'x-upload', at: 'x-kept-at' } as const;

/**
 * Keeps a photo on the phone until the photo has arrived: a reload or a killed web view loses nothing. `name`
 * names the command and its object. Not kept without storage, which web views forbid or fill.
 */
export async function keepPhoto(name: string, { blob, upload = '' }: KeptPhoto): Promise<void> {
  await withCache(name, (cache, address) =>
    cache.put(
      address,
      new Response(blob, {
        headers: { 'content-type': blob.type, [headers.upload]: upload, [headers.at]: String(lenderNow()) },
      }),
    ),
  );
}

/** The kept photo of the logged-in borrower, at most as old as the lender keeps its parts. */
export async function keptPhoto(name: string): Promise<KeptPhoto | undefined> {
  const found = await withCache(name, (cache, address) => cache.match(address));
  if (!found) return undefined;
  const blob = await found.blob();
  // The clock of a phone may also go back.
  const isFresh = Math.abs(lenderNow() - Number(found.headers.get(headers.at))) < keptForMs;
  if (isFresh && blob.size > 0) return { blob, upload: found.headers.get(headers.upload) || undefined };
  await forgetPhoto(name);
  return undefined;
}

/** The photo has arrived, or is not to be sent. */
export async function forgetPhoto(name: string): Promise<void> {
  await withCache(name, (cache, address) => cache.delete(address));
}

/** The photos whose names begin so are not to be sent: their draft is deleted. */
export async function forgetPhotos(prefix: string): Promise<void> {
  await Promise.all((await keptNames(prefix)).map(forgetPhoto));
}

/** The names of the kept photos that begin so. */
export async function keptNames(prefix: string): Promise<string[]> {
  const found = await withCache(prefix, async (cache, begin) =>
    (await cache.keys()).flatMap(({ url }) => {
      const { pathname } = new URL(url);
      return pathname.startsWith(begin) ? decodeURIComponent(pathname.slice(begin.length)) : [];
    }),
  );
  return (found ?? []).map((rest) => prefix + rest);
}

/** One after the other: what is kept and then forgotten is forgotten. */
let before: Promise<unknown> = Promise.resolve();

/** Keyed by borrower: another one on the same phone never sees the photo. */
async function withCache<T>(
  name: string,
  use: (cache: Cache, address: string) => Promise<T>,
): Promise<T | undefined> {
  const user = session()?.userId;
  if (user === undefined) return undefined;
  const address = `/${keptPhotosCache}/${[user, name].map(encodeURIComponent).join('/')}`;
  const used = before.then(async () => use(await caches.open(keptPhotosCache), address));
  before = used.catch(() => {});
  // Without storage the app works; only a killed page loses its photo.
  return used.catch(() => undefined);
}
