import { Secret, TOTP } from 'otpauth';

/** In seconds, as in all authenticator apps. */
const PERIOD_S = 30;
/** Periods that a device's clock may be off. */
const WINDOW = 1;

function totp(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: 'Kontorwerk CMS', label: account, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}

/** Returns a new secret for a device and this server, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address for the QR code that an authenticator app reads. */
export function setupAddress(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/**
 * Returns the number of the period that a code belongs to; null when it is wrong. Callers store the number and accept
 * no code up to it, so that none works twice.
 *
 * @param now milliseconds since 1970
 */
export function periodOfCode(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
