import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Why a passkey was not used: by the person or the device, or because the browser has none. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly reason: 'cancelled' | 'known' | 'unsupported';

  constructor(reason: PasskeyError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

type Options = Record<string, unknown>;

/** Asks the device to sign the lender's challenge. Fails with a `PasskeyError`. */
export const signWithPasskey = (options: Options): Promise<Options> =>
  ask(() => startAuthentication({ optionsJSON: options as never }));

/** Asks the device for a new passkey. Fails with a `PasskeyError`. */
export const makePasskey = (options: Options): Promise<Options> =>
  ask(() => startRegistration({ optionsJSON: options as never }));

async function ask(start: () => Promise<object>): Promise<Options> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return (await start()) as Options;
  } catch (error) {
    const known =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyError(known ? 'known' : 'cancelled', error);
  }
}
