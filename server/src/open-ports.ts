import path from 'node:path';
import type { DarajaAccount } from './settings/adapter-settings.ts';
import { scorecardDecision } from './lending/decision/scorecard-decision.ts';
import type { Lender } from './lending/lender.ts';
import type { Clock } from './ports/clock/clock.ts';
import { httpDecision } from './ports/decision/http-decision.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import type { Files } from './ports/files/files.ts';
import { openS3Files } from './ports/files/s3.ts';
import { sealedFiles } from './ports/files/sealed-files.ts';
import { identityCallbackUrl } from './ports/identity/callback-address.ts';
import { openEmbeddedVerifier } from './ports/identity/embedded/open-embedded-verifier.ts';
import type { IdentityVerifier } from './ports/identity/identity-verifier.ts';
import { scriptedIdentity } from './ports/identity/scripted.ts';
import { smileId } from './ports/identity/smile-id/smile-id.ts';
import { callbackSecret } from './ports/payments/callback.ts';
import { darajaPayments } from './ports/payments/daraja/payments.ts';
import { httpReferences } from './ports/payments/http-references.ts';
import { referencesPath, sandboxReferencesKey } from './ports/payments/references-simulator/routes.ts';
import { noReferences, referenceChannels } from './ports/payments/references.ts';
import { sandboxCredentials, simulatorPath } from './ports/payments/simulator/credentials.ts';
import { africasTalking } from './ports/sms/africas-talking.ts';
import { openOutbox } from './ports/sms/outbox.ts';
import type { Settings } from './settings/settings.ts';
import type { Database } from './storage/database.ts';

interface PortsOptions {
  settings: Pick<Settings, 'adapters' | 'dataDir'>;
  db: Database;
  clock: Clock;
  pepper: string;
  /** Where this server reaches itself, once it listens. */
  loopback: () => string;
  /** Is shown each message that the sandbox "sends". */
  showSms: ((message: { mobile: string; text: string }) => void) | undefined;
  /** Stands in for the network to the payment provider. */
  fetchPayments: typeof fetch | undefined;
}

/** Connects the ports to what the settings name, or to what is built in. Nothing is called yet. */
export function openPorts({
  settings: { adapters, dataDir },
  db,
  clock,
  pepper,
  loopback,
  showSms,
  fetchPayments,
}: PortsOptions): Pick<Lender, 'sms' | 'files' | 'decision' | 'identity' | 'payments' | 'references'> {
  const secret = callbackSecret(pepper);
  const account = adapters.payments;
  const network = {
    baseUrl: account ? () => account.baseUrl : () => loopback() + simulatorPath,
    callbacks: () => ({ origin: account?.publicUrl ?? loopback(), secret }),
    clock,
    ...(fetchPayments && { fetch: fetchPayments }),
  };
  const credentials: Omit<DarajaAccount, 'baseUrl' | 'publicUrl'> = account ?? {
    ...sandboxCredentials,
    payoutShortCode: sandboxCredentials.shortCode,
  };
  const simulated = () => loopback() + referencesPath;
  const openReferences = () => {
    const { callbacks } = network;
    const sent = fetchPayments && { fetch: fetchPayments };
    if (adapters.references) {
      const { url, ...gateway } = adapters.references;
      return httpReferences({ ...gateway, baseUrl: () => url, callbacks, ...sent });
    }
    if (account) return noReferences;
    const channels = referenceChannels;
    return httpReferences({ baseUrl: simulated, key: sandboxReferencesKey, channels, callbacks, ...sent });
  };
  return {
    sms: adapters.sms ? africasTalking(adapters.sms, { db, clock }) : openOutbox(db, clock, showSms),
    files: openFiles({ adapters, dataDir }, pepper),
    identity: openIdentity(adapters.identity, { clock, pepper }),
    decision: adapters.decision ? httpDecision(adapters.decision, { clock }) : scorecardDecision,
    payments: darajaPayments({ ...credentials, ...network, transfers: account === null }),
    references: openReferences(),
  };
}

/** Where photos are kept, sealed. */
export function openFiles(
  { adapters, dataDir }: Pick<Settings, 'adapters' | 'dataDir'>,
  pepper: string,
): Files {
  const place = adapters.files ? openS3Files(adapters.files) : openDiskFiles(path.join(dataDir, 'photos'));
  return sealedFiles(place, pepper);
}

function openIdentity(
  adapter: Settings['adapters']['identity'],
  { clock, pepper }: { clock: Clock; pepper: string },
): IdentityVerifier {
  switch (adapter.kind) {
    case 'scripted':
      return scriptedIdentity();
    case 'smileid': {
      const { publicUrl: origin } = adapter;
      return smileId(adapter, { clock, callbackUrl: () => identityCallbackUrl({ origin, pepper }) });
    }
    case 'embedded':
      return openEmbeddedVerifier();
  }
}
