import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { largestPhoto } from '@kopa/contract/calls/sent-photo';
import { deskCalls } from '@kopa/contract/desk/calls';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { takeAnswer } from '../lending/identity/provider-answer.ts';
import type { Lender } from '../lending/lender.ts';
import { airtelSimulatorPath } from '../ports/payments/airtel-simulator/credentials.ts';
import { airtelSimulator } from '../ports/payments/airtel-simulator/routes.ts';
import { referencesPath, referencesSimulator } from '../ports/payments/references-simulator/routes.ts';
import { sandboxCredentials, simulatorPath } from '../ports/payments/simulator/credentials.ts';
import { darajaSimulator } from '../ports/payments/simulator/routes.ts';
import { refuse } from './answer.ts';
import { addJsonReader } from './read-json.ts';
import { receiptPictures } from './receipt-pictures.ts';
import { addSignedPictures } from './signed-pictures.ts';
import { readCallPath, undecryptable } from './call-paths.ts';
import { addCallRoutes } from './call-routes.ts';
import { addCallSpans } from './call-spans.ts';
import { answerError } from './errors.ts';
import { feedbackPictures } from './feedback-pictures.ts';
import { addDeskPictures } from './desk/pictures.ts';
import { deskHandlers } from './desk/desk-handlers.ts';
import { addStaticDesk } from './desk/static-desk.ts';
import { handlers } from './handlers/index.ts';
import { largestBody } from './body-limits.ts';
import { addHealth } from './health.ts';
import { addHostSimulator } from './host-simulator.ts';
import { addMetrics } from './metrics.ts';
import { answerMalformedRequest } from './malformed-request.ts';
import type { Sandbox } from './call-handler.ts';
import { sessionRate } from './session-rate.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addDocuments } from './documents/add-documents.ts';
import { addStaticApp, builtApp } from './static-app.ts';
import { photoUploads } from './photo-uploads.ts';
import { inlineScripts } from './inline-scripts.ts';
import { identityCallbacks } from './webhooks/identity-callbacks.ts';
import { paymentCallbacks } from './webhooks/payment-callbacks.ts';
import { smsReports } from './webhooks/sms-reports.ts';

export interface ServerOptions {
  lender: Lender;
  packageNames: readonly string[];
  /** null in live mode, which has no sandbox calls. */
  sandbox: Sandbox | null;
  logLevel: string;
  /** Addresses or networks with a trusted X-Forwarded-For. Default: none. */
  trustedProxies?: readonly string[];
  /** The bearer token for `/metrics`; null: only this machine may read, and in live mode nobody. */
  metricsToken?: string | null;
  /** Whether `/docs` and `/openapi.json` are published. Default: in sandbox mode. */
  docs?: boolean;
  /** Whether this server serves the app, which must then be built. Default: yes. */
  servesApp?: boolean;
  /** Whether phones keep the app for a time without a connection. Default: yes. */
  appWorker?: boolean;
  /** Whether borrowers reach this server by https, so that their web view may insist on it. Default: no. */
  isHttps?: boolean;
  /** Part of the address of delivery reports; null: the server accepts none. */
  smsReportToken?: string | null;
  /** Whether calls have spans. Default: no. */
  tracesCalls?: boolean;
  /** The log's stream. Default: the standard output. */
  logTo?: { write(line: string): void };
}

const yearSeconds = 31_536_000;
/** In bytes: an order is 640 and half of that compressed; below this, two headers more cost what is won. */
const smallestToCompress = 300;

/** The HTTP server: the calls, the app, `/healthz`, `/readyz`, `/metrics`, `/openapi.json` and `/docs`. */
export async function createServer({
  lender,
  packageNames,
  sandbox,
  logLevel,
  trustedProxies = [],
  metricsToken = null,
  docs = sandbox !== null,
  servesApp = true,
  appWorker = true,
  isHttps = false,
  smsReportToken = null,
  tracesCalls = false,
  logTo,
}: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: logLevel,
      base: null,
      redact: ['req.headers.authorization'],
      ...(logTo && { stream: logTo }),
    },
    // Addresses contain mobile numbers in their query, so the log names only the call.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: largestBody,
    requestTimeout: 60_000,
    // Time limit for a slow request.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerMalformedRequest,
    forceCloseConnections: 'idle',
    // An invalid address, such as /%zz, bypasses the error handler.
    frameworkErrors: (_, request, reply) => void refuse(request, reply, new CallError('unknownCall')),
    rewriteUrl: readCallPath({
      packageNames,
      calls: [...Object.values<Call>(calls), ...Object.values<Call>(deskCalls)],
      // Plain paths are for developers against the sandbox; live mode encrypts paths.
      policy: { ...lender.policy, plainPaths: lender.policy.plainPaths && sandbox !== null },
    }),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    refuse(
      request,
      reply,
      new CallError(request.url.startsWith(undecryptable) ? 'undecryptablePath' : 'unknownCall'),
    ),
  );
  if (tracesCalls) addCallSpans(app);
  const { follow } = lender.clock;
  if (follow)
    app.addHook('onRequest', async ({ url }) => {
      // That says that the process lives; and a call without a database is refused anyway.
      if (url !== '/healthz') await follow().catch(() => {});
    });
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      call: request.callName,
      code: request.answerCode,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (request.answerCode === 0) request.log.debug(entry, 'answered');
    else request.log.info(entry, 'refused');
  });

  await addSecurityHeaders(app, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...(existsSync(builtApp.index) ? inlineScripts(readFileSync(builtApp.index, 'utf8')) : []),
        ],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    // For Flash, Internet Explorer and a filter that browsers have removed.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: false },
  });
  addJsonReader(app);
  await app.register(formbody, { bodyLimit: largestBody });
  await app.register(multipart, {
    limits: { fileSize: largestPhoto, files: 1, fields: 8, fieldSize: 4096, parts: 9 },
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestToCompress,
    // Phones send no compressed bodies, and a small compressed body could unpack to gigabytes.
    globalDecompression: false,
  });
  const rate = sessionRate(lender.budgets.callsPerMinute);
  addCallRoutes(app, lender, [...handlers, ...deskHandlers], { sandbox, rate });
  await app.register(photoUploads, { lender, rate });
  await app.register(paymentCallbacks, { lender });
  await app.register(identityCallbacks, { lender, take: (found) => takeAnswer(lender, found) });
  if (smsReportToken !== null) await app.register(smsReports, { lender, token: smsReportToken });
  if (sandbox)
    await app.register(darajaSimulator, {
      prefix: simulatorPath,
      db: lender.db,
      clock: lender.clock,
      ...sandboxCredentials,
    });
  if (sandbox)
    await app.register(airtelSimulator, {
      prefix: airtelSimulatorPath,
      db: lender.db,
      clock: lender.clock,
      callbackSecret: () => lender.callbackSecrets.current('airtel'),
    });
  if (sandbox)
    await app.register(referencesSimulator, {
      prefix: referencesPath,
      db: lender.db,
      clock: lender.clock,
    });
  for (const pictures of [feedbackPictures, receiptPictures]) addSignedPictures(app, pictures, lender);
  addDeskPictures(app, lender);
  addHealth(app, lender.db, { page: servesApp ? builtApp.index : null });
  addMetrics(app, lender, { token: metricsToken, isLocal: sandbox !== null });
  if (docs) await addDocuments(app, sandbox !== null);
  if (servesApp) await addStaticApp(app, lender, appWorker);
  await addStaticDesk(app, lender);
  if (sandbox) await addHostSimulator(app, lender);
  return app;
}
