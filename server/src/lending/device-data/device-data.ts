import type { Language, Policy } from '@kopa/contract';
import {
  deviceDataKinds,
  type DeviceDataAnswer,
  type DeviceDataKind,
} from '@kopa/contract/enumerations/device-data';
import { permissionOf } from '@kopa/contract/enumerations/permissions';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { deviceDataUploads } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { consentText } from '../consents/consent-texts.ts';
import { consentsSaid, keepConsents } from '../consents/consents.ts';

type Reading = Policy['deviceData'];

/** One kind of device data: purpose, the borrower's answer, and whether collection is allowed. */
export interface KindOfData {
  kind: DeviceDataKind;
  purpose: string;
  answer: DeviceDataAnswer;
  enable: boolean;
}

/** The state of each kind for a borrower (S6-04 to S6-11); empty when the policy collects nothing. */
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
      purpose: consentText(permissionOf(kind), language).text,
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
 * Records a borrower's answers as consents to the required permissions. A kind both granted and refused
 * counts as refused. Throws `deviceDataOff` when the policy collects nothing.
 */
export async function keepConsent(
  tx: Transaction,
  { userId, grant, refuse, language, at }: ConsentToKeep,
  reading: Reading,
): Promise<void> {
  const answer = (given: boolean) => (kind: DeviceDataKind) => {
    const purpose = permissionOf(kind);
    return { purpose, version: consentText(purpose, language).version, given };
  };
  const answers = [...grant.map(answer(true)), ...refuse.map(answer(false))];
  await keepConsents(tx, { userId, answers, language, at }, reading);
}

/** The kinds that have arrived for an order, and whether the collection is complete (S4-77). */
export type UploadStatus = Record<DeviceDataKind, boolean> & { complete: boolean };

/** The state of the collection for a borrower's own order. */
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
 * Records a collector's report for an order; a repeated report changes nothing. Throws `deviceDataOff` for a
 * kind that may not be collected from this borrower now, and then records nothing.
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
  const said = await consentsSaid(db, userId);
  return new Map(
    deviceDataKinds.map((kind) => {
      const last = said.get(permissionOf(kind));
      return [kind, !last ? 'unasked' : last.given ? 'granted' : 'refused'];
    }),
  );
}
