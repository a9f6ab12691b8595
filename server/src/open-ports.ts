import path from 'node:path';
import type { Adapters } from './adapter-settings.ts';
import { scorecardDecision } from './lending/decision/scorecard-decision.ts';
import type { Lender } from './lending/lender.ts';
import type { Clock } from './ports/clock/clock.ts';
import { httpDecision } from './ports/decision/http-decision.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import { openS3Files } from './ports/files/s3.ts';
import { africasTalking } from './ports/sms/africas-talking.ts';
import { openOutbox } from './ports/sms/outbox.ts';
import type { Database } from './storage/database.ts';

interface PortsOptions {
  adapters: Adapters;
  dataDir: string;
  db: Database;
  clock: Clock;
  /** Is shown each message that the sandbox "sends". */
  showSms: ((message: { mobile: string; text: string }) => void) | undefined;
}

/** Connects the ports to what the settings name, or to what is built in. Nothing is called yet. */
export function openPorts({
  adapters,
  dataDir,
  db,
  clock,
  showSms,
}: PortsOptions): Pick<Lender, 'sms' | 'files' | 'decision'> {
  return {
    sms: adapters.sms ? africasTalking(adapters.sms, { db, clock }) : openOutbox(db, clock, showSms),
    files: adapters.files ? openS3Files(adapters.files) : openDiskFiles(path.join(dataDir, 'photos')),
    decision: adapters.decision ? httpDecision(adapters.decision, { clock }) : scorecardDecision,
  };
}
