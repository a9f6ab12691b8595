import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { describeError } from './describe-error.ts';
import { createServer } from './http/server.ts';
import type { Sandbox } from './http/call-handler.ts';
import { startForgetting } from './jobs/forget.ts';
import { startSealing } from './lending/seal-payers.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { ClockWentBack } from './jobs/clock-went-back.ts';
import { JobRunner } from './jobs/runner.ts';
import { startAccrual } from './lending/ledger/accrual.ts';
import { startReminders } from './lending/reminders/remind.ts';
import { onLeftOut } from './lending/catalogue/read-list.ts';
import { seedCatalogue } from './lending/catalogue/seed-catalogue.ts';
import type { Lender } from './lending/lender.ts';
import { paysNothing, unpayableKinds } from './lending/payout-accounts/unpayable-kinds.ts';
import { pullAgain, startPaybill } from './lending/repayment/pull.ts';
import { openPorts, openProviderBook, photoFolder } from './open-ports.ts';
import { callbackUrl } from './ports/payments/callback.ts';
import { listenOnce } from './listen-once.ts';
import { systemClock, type Clock } from './ports/clock/clock.ts';
import { openSandboxClock } from './ports/clock/sandbox-clock.ts';
import { CannotStart, type Settings } from './settings/settings.ts';
import { CallbackSecrets } from './storage/callback-secrets.ts';
import { inTransaction } from './storage/in-transaction.ts';
import { openKeys } from './storage/open-keys.ts';
import { migrate, simulatorMigrations } from './storage/migrate.ts';
import { bindFolder } from './storage/bind-folder.ts';
import { sealOlder } from './storage/seal-older.ts';
import { placeOf, type Storage } from './storage/open.ts';

export interface Assembly {
  app: FastifyInstance;
  lender: Lender;
  jobs: JobRunner;
  /** Null in live mode. */
  sandbox: Sandbox | null;
  /**
   * Marks a live database, listens, and queues what needs the lender's address. Throws as the socket and the
   * database do.
   */
  listen(at: { host: string; port: number }): Promise<void>;
  /** Runs due jobs from now on. */
  startJobs(): void;
  /** Stops the running parts in order, the storage and the traces last. */
  close(): Promise<void>;
}

export interface AssemblyOptions {
  /** Control of the sandbox's clock. */
  baseClock?: Clock;
  /** Called with each message that the sandbox "sends". */
  showSms?: (message: { mobile: string; text: string }) => void;
  logTo?: { write(line: string): void };
  /** Replaces the network connection to the payment provider. */
  fetchPayments?: typeof fetch;
  /** Time for running requests during `close`, in ms. Default 8 s. */
  closeWithinMs?: number;
}

/**
 * Assembles a lender on an open database: ports, jobs and HTTP. The server does not listen yet, and no job
 * runs.
 */
export async function assemble(
  settings: Settings,
  storage: Storage,
  { baseClock = systemClock, showSms, logTo, fetchPayments, closeWithinMs = 8000 }: AssemblyOptions = {},
): Promise<Assembly> {
  const { db } = storage;
  const { keys, pepper } = await openKeys(db, settings);
  // The embedded database has one server alone.
  if (settings.databaseUrl && !settings.adapters.files)
    await bindFolder(db, photoFolder(settings), placeOf(settings.databaseUrl));
  if (settings.mode === 'sandbox') await migrate(db, simulatorMigrations);
  // Live mode has no part of the sandbox, not even its clock.
  const sandboxClock =
    settings.mode === 'sandbox'
      ? await openSandboxClock(db, baseClock, { shared: !storage.exclusive })
      : null;
  const clock = sandboxClock ?? baseClock;
  await sealOlder(db);
  const secrets = new CallbackSecrets(db, () => clock.now());
  // Known once the server listens; no payment happens before.
  const loopback = () => loopbackOrigin(app);
  const lender: Lender = {
    db,
    clock,
    policy: settings.policy,
    brand: settings.brand,
    ...openPorts({ settings, db, clock, keys, secrets, loopback, showSms, fetchPayments }),
    providerBook: openProviderBook(settings),
    refundLimits: settings.refundLimits,
    nightsTogether: settings.nightsTogether,
    repayAccount: settings.adapters.repayAccount,
    budgets: settings.budgets,
    publicUrl: () => settings.adapters.publicUrl ?? (app.server.listening ? loopback() : null),
    pepper,
    callbackSecrets: secrets,
  };
  await seedCatalogue(db, { at: clock.now(), policy: settings.policy, mode: settings.mode });
  const unpaid = unpayableKinds(lender);
  if (paysNothing(lender))
    throw new CannotStart(
      `The payment provider can make none of the payouts that the edition ${settings.policy.edition} offers: ${unpaid.join(', ')}.`,
    );
  const instance = `${hostname()}:${settings.port}`;
  const jobs = new JobRunner(
    lender,
    jobHandlers,
    async (error, job) => {
      if (job)
        app.log.error(
          { error: describeError(error), job: job.kind, key: job.key, attempts: job.attempts },
          job.stoppedAt === null ? 'job failed' : 'job stopped',
        );
      else if (error instanceof ClockWentBack) {
        app.log.error({ seconds: error.seconds }, error.message);
        if (lender.payments.paybill)
          await inTransaction(db, (tx) => pullAgain(tx, clock.now(), settings.adapters.reconcileMinutes));
      } else app.log.error({ error: describeError(error) }, 'jobs cannot be looked for');
    },
    instance,
  );
  if (storage.exclusive) await jobs.releaseAll();
  else await jobs.releaseOwn();
  await inTransaction(db, async (tx) => {
    await startAccrual(tx, clock.now(), settings.policy.market);
    await startReminders(tx, clock.now(), settings.policy.market);
    await startForgetting(tx, clock.now(), settings.policy.market);
    await startSealing(tx, clock.now());
  });
  const sandbox: Sandbox | null = sandboxClock && { clock: sandboxClock, jobs };
  const app = await createServer({
    lender,
    packageNames: settings.packageNames,
    sandbox,
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    metricsToken: settings.metricsToken,
    docs: settings.docs,
    servesApp: settings.servesApp,
    appWorker: settings.appWorker,
    isHttps: settings.adapters.publicUrl?.startsWith('https:') ?? false,
    smsReportToken: settings.adapters.smsReportToken,
    tracesCalls: settings.traces !== null,
    ...(logTo && { logTo }),
  });
  const secret = lender.payments.paybill ? await secrets.current('daraja-paybill') : '';
  // Payments need a listening server, because the provider calls back.
  const listen = async (at: { host: string; port: number }) => {
    if (settings.mode === 'live') {
      // All that can refuse a start is before the mark, and all that borrowers write is after.
      await listenOnce(at);
      await storage.markLive?.();
    }
    await app.listen(at);
    const { payments } = settings.adapters;
    if (!lender.payments.paybill) return;
    const origin = 'publicUrl' in payments ? payments.publicUrl : loopback();
    const address = callbackUrl({ origin, secret });
    await inTransaction(db, (tx) =>
      startPaybill(tx, clock.now(), { everyMinutes: settings.adapters.reconcileMinutes, address }),
    );
  };
  // The server speaks no TLS, which live mode demands.
  if (settings.mode === 'live' && settings.trustedProxies.length === 0)
    app.log.warn('TRUST_PROXY names no proxy: behind one, all borrowers share the limits of one address');
  if (unpaid.length > 0)
    app.log.warn(
      { kinds: unpaid },
      'payouts to some accounts that the edition offers cannot be made, and are refused',
    );
  const endTelling = onLeftOut((item) =>
    app.log.warn(item, 'an item of the catalogue does not fit and is left out'),
  );
  // The library is read where traces are set.
  const endTraces =
    settings.traces && (await import('./traces.ts')).openTraces(settings.traces, { instance, log: app.log });
  const close = async () => {
    endTelling();
    await jobs.stop();
    // Node treats a connection without a request as busy, and would wait a minute for it.
    const cut = setTimeout(() => app.server.closeAllConnections(), closeWithinMs);
    await app.close();
    clearTimeout(cut);
    await lender.identity.close();
    await storage.close();
    await endTraces?.();
  };
  const startJobs = () => jobs.start(undefined, storage.wakes);
  return { app, lender, jobs, sandbox, listen, startJobs, close };
}

/** The server's own address: the simulator is a peer behind HTTP, like the real provider. */
function loopbackOrigin(app: FastifyInstance): string {
  const bound = app.server.address();
  if (typeof bound !== 'object' || bound === null)
    throw new Error('The payment simulator is reached over HTTP, but the server does not listen yet.');
  const host = bound.address === '::' || bound.address === '0.0.0.0' ? '127.0.0.1' : bound.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}
