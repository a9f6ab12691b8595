import type { Language, Policy } from '@kopa/contract';
import {
  deviceDataKinds,
  type DeviceDataAnswer,
  type DeviceDataKind,
} from '@kopa/contract/enumerations/device-data';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { deviceDataConsents, deviceDataUploads } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { words } from '../words.ts';

type Reading = Policy['deviceData'];

/** One kind of device data: what it is for, what the borrower said, and whether it may be collected. */
export interface KindOfData {
  kind: DeviceDataKind;
  purpose: string;
  answer: DeviceDataAnswer;
  enable: boolean;
}

/** How each kind stands for a borrower (S6-04 to S6-11); none where nothing is ever collected. */
export async function kindsOfData(
  db: Database | Transaction,
  userId: string,
  reading: Reading,
  language: Language,
): Promise<KindOfData[]> {
  if (reading === 'none') return [];
  const answers = await answersOf(db, userId);
  return deviceDataKinds.map((kind) => {
    const answer = answers.get(kind) ?? 'unasked';
    return {
      kind,
      purpose: purposeOf(kind, language),
      answer,
      enable: reading === 'consent' ? answer === 'granted' : answer !== 'refused',
    };
  });
}

export interface ConsentToKeep {
  userId: string;
  grant: readonly DeviceDataKind[];
  refuse: readonly DeviceDataKind[];
  language: Language;
  at: number;
}

/**
 * Adds what a borrower said, with the purpose in the words that were shown; what was said before stays on record. A kind that is both
 * granted and refused is refused. What says nothing new adds nothing. Throws `deviceDataOff` where nothing is ever collected.
 */
export async function keepConsent(
  tx: Transaction,
  { userId, grant, refuse, language, at }: ConsentToKeep,
  reading: Reading,
): Promise<void> {
  if (grant.length === 0 && refuse.length === 0) return;
  if (reading === 'none') throw new CallError('deviceDataOff');
  const answers = await answersOf(tx, userId);
  for (const kind of deviceDataKinds) {
    const granted = !refuse.includes(kind) && grant.includes(kind);
    if (!granted && !refuse.includes(kind)) continue;
    if (answers.get(kind) === (granted ? 'granted' : 'refused')) continue;
    const purpose = purposeOf(kind, language);
    await tx.insert(deviceDataConsents).values({ userId, kind, granted, language, purpose, at });
  }
}

/** Which kinds have arrived for an order, and whether there is nothing left to collect (S4-77). */
export type UploadStatus = Record<DeviceDataKind, boolean> & { complete: boolean };

/** How the collecting stands for an order of a borrower's own. */
export async function uploadStatusOf(
  db: Database | Transaction,
  { userId, orderNo }: { userId: string; orderNo: string },
  reading: Reading,
): Promise<UploadStatus> {
  const rows = await db
    .select({ kind: deviceDataUploads.kind })
    .from(deviceDataUploads)
    .where(eq(deviceDataUploads.orderNo, orderNo));
  const arrived = new Set(rows.map(({ kind }) => kind));
  const wanted = (await kindsOfData(db, userId, reading, 'en')).filter(({ enable }) => enable);
  const byKind = Object.fromEntries(deviceDataKinds.map((kind) => [kind, arrived.has(kind)]));
  return {
    ...(byKind as Record<DeviceDataKind, boolean>),
    complete: wanted.every(({ kind }) => arrived.has(kind)),
  };
}

/**
 * The collector tells what has arrived for an order; told twice it is told once. Throws `deviceDataOff` for a kind that may not be
 * collected from this borrower now: then nothing is noted.
 */
export async function noteArrival(
  tx: Transaction,
  { userId, orderNo }: { userId: string; orderNo: string },
  kinds: readonly DeviceDataKind[],
  at: number,
  reading: Reading,
): Promise<void> {
  const allowed = new Set(
    (await kindsOfData(tx, userId, reading, 'en')).filter(({ enable }) => enable).map(({ kind }) => kind),
  );
  for (const kind of kinds) {
    if (!allowed.has(kind)) throw new CallError('deviceDataOff');
    await tx.insert(deviceDataUploads).values({ orderNo, kind, at }).onConflictDoNothing();
  }
}

async function answersOf(
  db: Database | Transaction,
  userId: string,
): Promise<Map<DeviceDataKind, DeviceDataAnswer>> {
  const said = await db
    .select()
    .from(deviceDataConsents)
    .where(eq(deviceDataConsents.userId, userId))
    .orderBy(asc(deviceDataConsents.id));
  return new Map(said.map(({ kind, granted }) => [kind, granted ? 'granted' : 'refused']));
}

function purposeOf(kind: DeviceDataKind, language: Language): string {
  return words(language).label('deviceDataPurpose', kind);
}
