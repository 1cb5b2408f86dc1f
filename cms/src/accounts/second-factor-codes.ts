import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** In seconds, as in all authenticator apps. */
const PERIOD_S = 30;
/** Periods that a device's clock may be off. */
const WINDOW = 1;

function makeTotp(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: 'Kontorwerk CMS', label: account, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}

/** Returns a new secret for a device and this server, in base 32. */
export function generateSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address for the QR code that an authenticator app reads. */
export function makeSetupAddress(secret: string, account: string): string {
  return makeTotp(secret, account).toString();
}

/**
 * Returns the number of the period that a code belongs to; null when it is wrong. Callers store the number and accept
 * no code up to it, so that none works twice.
 *
 * @param now milliseconds since 1970
 */
export function findCodePeriod(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = makeTotp(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

const RECOVERY_CODES = 10;
/** 80 bits, too many to guess, so that a plain digest is enough to store them. */
const RECOVERY_BYTES = 10;

/** Digests a recovery code, in any spelling. */
export function digestRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replace(/[^0-9a-f]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

/** Returns new codes for a lost device, each valid for one sign-in: `3f9a-…`. */
export function generateRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(RECOVERY_BYTES).toString('hex').match(/.{4}/g) ?? []).join('-'),
  );
}
