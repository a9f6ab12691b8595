import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describeError } from './describe-error.ts';
import { createServer } from './http/server.ts';
import type { Sandbox } from './http/on.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { JobRunner } from './jobs/runner.ts';
import type { Lender } from './lending/lender.ts';
import { systemClock, type Clock } from './ports/clock/clock.ts';
import { openSandboxClock } from './ports/clock/sandbox-clock.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import { PaymentRefused, type Payments } from './ports/payments/payments.ts';
import { openOutbox } from './ports/sms/outbox.ts';
import type { Settings } from './settings.ts';
import { keptSecret } from './storage/kept-secret.ts';
import type { Storage } from './storage/open.ts';

export interface Assembly {
  app: FastifyInstance;
  lender: Lender;
  jobs: JobRunner;
  sandbox: Sandbox;
  /** Ends what runs, in order, and the storage last. */
  close(): Promise<void>;
}

export interface AssemblyOptions {
  /** What the sandbox's clock is moved from. */
  baseClock?: Clock;
  /** Is shown each message that the sandbox "sends". */
  showSms?: (message: { mobile: string; text: string }) => void;
  logTo?: { write(line: string): void };
  payments?: Payments;
}

/** Puts a lender together on an open database: ports, jobs and HTTP. It listens to nobody yet, and no job runs. */
export async function assemble(
  settings: Settings,
  storage: Storage,
  { baseClock = systemClock, showSms, logTo, payments = noPayments }: AssemblyOptions = {},
): Promise<Assembly> {
  const { db } = storage;
  const clock = await openSandboxClock(db, baseClock);
  const lender: Lender = {
    db,
    clock,
    policy: settings.policy,
    sms: openOutbox(db, clock, showSms),
    payments,
    files: openDiskFiles(path.join(settings.dataDir, 'photos')),
    pepper: settings.secret ?? (await keptSecret(db)),
    customerService: settings.customerService,
  };
  const jobs = new JobRunner(lender, jobHandlers, (job, error) =>
    app.log.error({ error: describeError(error), job: job.kind, attempts: job.attempts + 1 }, 'job failed'),
  );
  if (storage.exclusive) await jobs.releaseAll();
  const sandbox: Sandbox = { clock, jobs };
  const app = await createServer({
    lender,
    packageNames: settings.packageNames,
    sandbox: settings.mode === 'sandbox' ? sandbox : null,
    logLevel: settings.logLevel,
    ...(logTo && { logTo }),
  });
  const close = async () => {
    await jobs.stop();
    await app.close();
    await storage.close();
  };
  return { app, lender, jobs, sandbox, close };
}

const none = async () => {
  throw new PaymentRefused('none', 'This lender has no payment provider.');
};
const noPayments: Payments = { prompt: none, promptResult: none, payOut: none, askPayout: none };
