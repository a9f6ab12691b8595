import type { Policy } from '@kopa/contract';
import type { downloadAddress, downloadOther } from '@kopa/contract/calls/catalogue';
import type { RequestOf, ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { readList } from './read-list.ts';

/** The download address of an app: of the caller, or of a named app. */
export async function addressOfApp(
  db: Database,
  policy: Policy,
  { packageName, platform }: RequestOf<typeof downloadAddress>,
  asking: string,
): Promise<ResultOf<typeof downloadAddress>> {
  const wanted = packageName ?? asking;
  const downloads = await readList(db, 'downloads', policy);
  const found = downloads.find((item) => item.packageName === wanted && item.platform === platform);
  return { packageName: wanted, appName: found?.appName ?? null, address: found?.address ?? null };
}

/** The lender's other apps for a platform. */
export async function otherApps(
  db: Database,
  policy: Policy,
  { platform }: RequestOf<typeof downloadOther>,
  asking: string,
): Promise<ResultOf<typeof downloadOther>> {
  const downloads = await readList(db, 'downloads', policy);
  return {
    apps: downloads
      .filter((item) => item.platform === platform && item.packageName !== asking)
      .map(({ packageName, appName, address }) => ({ packageName, appName, address })),
  };
}
