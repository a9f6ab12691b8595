import { Secret, TOTP } from 'otpauth';

const period = 30;

/** A new secret of six-digit codes (RFC 6238), in base32. */
export function newCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The secret as an address that an authenticator app reads from a picture. */
export function codeAddress(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/**
 * The step of a code that is valid at the time, also one step earlier or later for clocks that differ; null
 * for a wrong code, and for one of a step that was accepted before.
 */
export function stepOfCode(secret: string, code: string, at: number, lastStep: number): number | null {
  const token = code.replace(/\s/g, '');
  const delta = totp(secret).validate({ token, timestamp: at, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(at / 1000 / period) + delta;
  return step > lastStep ? step : null;
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period });
}
