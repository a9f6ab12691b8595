import path from 'node:path';
import { scorecardDecision } from './lending/decision/scorecard-decision.ts';
import type { Lender } from './lending/lender.ts';
import type { Clock } from './ports/clock/clock.ts';
import { httpDecision } from './ports/decision/http-decision.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import type { FilePlace } from './ports/files/files.ts';
import { openS3Files } from './ports/files/s3.ts';
import { sealedFiles, type SealedFiles } from './ports/files/sealed-files.ts';
import { identityCallbackUrl } from './ports/identity/callback-address.ts';
import { openEmbeddedVerifier } from './ports/identity/embedded/open-embedded-verifier.ts';
import type { IdentityVerifier } from './ports/identity/identity-verifier.ts';
import { scriptedIdentity } from './ports/identity/scripted.ts';
import { smileId } from './ports/identity/smile-id/smile-id.ts';
import { openIdProvider } from './ports/open-id.ts';
import { airtelSimulatorPath, sandboxAirtel } from './ports/payments/airtel-simulator/credentials.ts';
import { airtelPayments } from './ports/payments/airtel/payments.ts';
import { darajaPayments, type DarajaSettings } from './ports/payments/daraja/payments.ts';
import { httpReferences } from './ports/payments/http-references.ts';
import { referencesPath, sandboxReferencesKey } from './ports/payments/references-simulator/routes.ts';
import type { Payments } from './ports/payments/payments.ts';
import { referenceChannels } from './ports/payments/reference-channels.ts';
import { noReferences, type References } from './ports/payments/references.ts';
import { settledSums } from './ports/payments/simulator/settled-sums.ts';
import { sandboxCredentials, simulatorPath } from './ports/payments/simulator/credentials.ts';
import { africasTalking } from './ports/sms/africas-talking.ts';
import { openOutbox } from './ports/sms/outbox.ts';
import type { PaymentsAdapter } from './settings/payment-settings.ts';
import type { Settings } from './settings/settings.ts';
import type { CallbackSecrets } from './storage/callback-secrets.ts';
import type { Database } from './storage/database.ts';
import type { KeyRing } from './storage/key-ring.ts';

interface PortsOptions {
  settings: Pick<Settings, 'adapters' | 'dataDir' | 'policy'>;
  db: Database;
  clock: Clock;
  keys: KeyRing;
  secrets: CallbackSecrets;
  /** The server's own address, once listening. */
  loopback: () => string;
  /** Called with each message that the sandbox "sends". */
  showSms: ((message: { mobile: string; text: string }) => void) | undefined;
  /** Replaces the network connection to the payment provider. */
  fetchPayments: typeof fetch | undefined;
}

/** Connects the ports to the configured or built-in adapters. Makes no call yet. */
export function openPorts({
  settings: { adapters, dataDir, policy },
  db,
  clock,
  keys,
  secrets,
  loopback,
  showSms,
  fetchPayments,
}: PortsOptions): Pick<
  Lender,
  'sms' | 'files' | 'decision' | 'identity' | 'openId' | 'payments' | 'references'
> {
  const adapter = adapters.payments;
  const origin = () => ('publicUrl' in adapter ? adapter.publicUrl : loopback());
  const network: Network = {
    callbacks: async (purpose) => ({ origin: origin(), secret: await secrets.current(purpose) }),
    clock,
    ...(fetchPayments && { fetch: fetchPayments }),
  };
  return {
    sms: adapters.sms
      ? africasTalking(adapters.sms, { db, clock, market: policy.market })
      : openOutbox(db, clock, showSms),
    files: openFiles({ adapters, dataDir }, keys),
    identity: openIdentity(adapters.identity, { clock, secrets }),
    openId: adapters.openId && openIdProvider(adapters.openId),
    decision: adapters.decision ? httpDecision(adapters.decision, { clock }) : scorecardDecision,
    payments: openPayments(adapter, network, loopback),
    references: openReferences(adapters, network, policy.market.currency.code, loopback),
  };
}

/** What adapters of providers of money share. */
type Network = Pick<DarajaSettings, 'callbacks' | 'clock' | 'fetch'>;

function openPayments(adapter: PaymentsAdapter, network: Network, loopback: () => string): Payments {
  switch (adapter.kind) {
    case 'daraja':
    case 'airtel': {
      const baseUrl = () => adapter.account.baseUrl;
      return adapter.kind === 'daraja'
        ? darajaPayments({ ...adapter.account, ...network, baseUrl })
        : airtelPayments({ ...adapter.account, ...network, baseUrl });
    }
    case 'airtel-simulator':
      return airtelPayments({
        ...sandboxAirtel,
        ...network,
        baseUrl: () => loopback() + airtelSimulatorPath,
      });
    case 'simulator': {
      const { shortCode: payoutShortCode } = sandboxCredentials;
      const baseUrl = () => loopback() + simulatorPath;
      return darajaPayments({ ...sandboxCredentials, ...network, payoutShortCode, baseUrl, transfers: true });
    }
  }
}

function openReferences(
  { references, payments }: Settings['adapters'],
  { callbacks, fetch: send }: Network,
  currency: string,
  loopback: () => string,
): References {
  const sent = { callbacks, currency, ...(send && { fetch: send }) };
  if (references) {
    const { url, ...gateway } = references;
    return httpReferences({ ...gateway, ...sent, baseUrl: () => url });
  }
  if ('publicUrl' in payments) return noReferences;
  const baseUrl = () => loopback() + referencesPath;
  return httpReferences({ ...sent, baseUrl, key: sandboxReferencesKey, channels: referenceChannels });
}

/** The provider's own book, which is known of the sandbox's simulator alone. */
export function openProviderBook({ mode }: Pick<Settings, 'mode'>): Lender['providerBook'] {
  return mode === 'sandbox' ? settledSums : async () => null;
}

/** The storage of sealed photos. */
export function openFiles(
  { adapters, dataDir }: Pick<Settings, 'adapters' | 'dataDir'>,
  keys: KeyRing,
): SealedFiles {
  return sealedFiles(openFilePlace({ adapters, dataDir }), keys);
}

/** The storage of photos as they are sealed. */
export function openFilePlace({ adapters, dataDir }: Pick<Settings, 'adapters' | 'dataDir'>): FilePlace {
  return adapters.files ? openS3Files(adapters.files) : openDiskFiles(photoFolder({ dataDir }));
}

/** The folder of the photos with FILES=disk. */
export function photoFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'photos');
}

function openIdentity(
  adapter: Settings['adapters']['identity'],
  { clock, secrets }: { clock: Clock; secrets: CallbackSecrets },
): IdentityVerifier {
  switch (adapter.kind) {
    case 'scripted':
      return scriptedIdentity();
    case 'smileid': {
      const { publicUrl: origin } = adapter;
      const callbackUrl = async () =>
        identityCallbackUrl({ origin, secret: await secrets.current('identity') });
      return smileId(adapter, { clock, callbackUrl });
    }
    case 'embedded':
      return openEmbeddedVerifier();
  }
}
