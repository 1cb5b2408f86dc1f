import { Secret, TOTP } from 'otpauth';

/** In seconds, as all authenticator apps have it. */
const PERIOD_S = 30;
/** How many periods a device's clock may be off. */
const WINDOW = 1;

function totp(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: 'Kontorwerk CMS', label: account, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}

/** A new secret that a device and this server share, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function setupAddress(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/**
 * The number of the period that a code belongs to; null when it is wrong. Who takes a code remembers the number and
 * takes no other code up to it, so that none works twice.
 *
 * @param now milliseconds since 1970
 */
export function periodOfCode(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
