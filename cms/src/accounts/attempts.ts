import { createHash } from 'node:crypto';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { LimitedSender } from '@kontorwerk/runtime/limits/limits';
import type { PayloadRequest } from 'payload';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { rateLimits } from '#cms/base/rate-limits.ts';
import { problem } from '#cms/base/reader-language.ts';
import { normaliseEmail } from '#cms/kit/access/account-names.ts';
import { readSender } from '#cms/kit/http/request-input.ts';
import { type KnownDevice, readKnownDevice } from './known-device.ts';
import { type Accounts, readPasswordStamp } from './password-hash.ts';

const MINUTE_MS = 60_000;

/** For each browser, or each pair of account and address: five at once, then one a minute. */
const PER_SOURCE = { burst: 5, intervalMs: MINUTE_MS };

const CAPACITY = 10_000;

/** The number of two-byte keys, so that none is ever evicted. */
const ALL_ACCOUNTS = 2 ** 16;

/**
 * Returns an account's key: two bytes of a digest. Typed names have any length, and a global limit with eviction could
 * be reset by made-up names.
 */
function makeAccountKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, 4);
}

const LIMITS = getProcessSingleton('limits of attempts by name', () => {
  const ofOne = (name: string) => rateLimits.limit(name, { ...PER_SOURCE, capacity: CAPACITY });
  const ofStrangers = (name: string, burst: number, minutes: number) =>
    rateLimits.limit(name, { burst, intervalMs: minutes * MINUTE_MS, capacity: ALL_ACCOUNTS });
  return {
    /** Passwords from a browser in which the account's owner has signed in. */
    passwordsOfDevice: ofOne('passwords of a device'),
    passwordsOfAddress: ofOne('passwords of an address'),
    /** From all unknown browsers together, at any address: some 300 a day for each account. */
    passwordsOfStrangers: ofStrangers('passwords of strangers', 50, 5),
    codesOfDevice: ofOne('codes of a device'),
    /** Only with the right password; of a million codes three are right at a time. */
    codesOfStrangers: ofStrangers('codes of strangers', 5, 10),
    mailsOfDevice: ofOne('password mails of a device'),
    mailsOfAddress: ofOne('password mails of an address'),
    mailsOfStrangers: ofStrangers('password mails of strangers', 10, 10),
  };
});

/** The parts of a request that identify its sender. */
type AttemptRequest = { readonly headers: Headers; readonly payload: Accounts & { readonly secret: string } };

/** An attempt that the limits count. */
export type Attempt = {
  /** Counts it; returns the seconds to wait when it is one too many, else 0. */
  secondsToWait(): Promise<number>;
  /** Uncounts it: it turned out to be no guess. */
  takeBack(): void;
};

function makeAttempt(placesOf: () => Promise<readonly LimitedSender[]>): Attempt {
  let takeBack = () => {};
  return {
    async secondsToWait() {
      const counted = await rateLimits.count(...(await placesOf()));
      takeBack = counted.takeBack;
      return counted.secondsToWait;
    },
    takeBack: () => takeBack(),
  };
}

/** Returns the key of an account, existing or not, together with the client's address. */
function makeAddressKey(email: string, req: AttemptRequest): string {
  return `${makeAccountKey(email)} ${readSender(req)}`;
}

/** Returns the browser if the account's owner has signed in there, with the current password; else null. */
async function findDevice(email: string, { headers, payload }: AttemptRequest): Promise<KnownDevice | null> {
  const device = readKnownDevice(email, headers, payload.secret);
  return device && device.stamp === (await readPasswordStamp(payload, email)) ? device : null;
}

/** Counts by browser where the account knows it, else by account and address, and by account. */
function makeSeparateAttempt(email: string, req: AttemptRequest, what: 'passwords' | 'mails'): Attempt {
  return makeAttempt(async () => {
    const device = await findDevice(email, req);
    if (device) return [[LIMITS[`${what}OfDevice`], device.id]];
    return [
      [LIMITS[`${what}OfAddress`], makeAddressKey(email, req)],
      [LIMITS[`${what}OfStrangers`], makeAccountKey(email)],
    ];
  });
}

/**
 * Counts a password guess: by account and address together, and from all unknown browsers by account. The owner's known
 * browser is counted separately, so that guesses by others don't lock it out.
 */
export function makePasswordAttempt(email: string, req: AttemptRequest): Attempt {
  return makeSeparateAttempt(email, req, 'passwords');
}

/** Counts a guess of a code, after the right password: a browser is known by an earlier code. */
export function makeCodeAttempt(email: string, req: AttemptRequest): Attempt {
  return makeAttempt(async () => {
    const device = await findDevice(email, req);
    return [device?.passedCode ? [LIMITS.codesOfDevice, device.id] : [LIMITS.codesOfStrangers, makeAccountKey(email)]];
  });
}

/** Counts a request for a mail with a link to a new password. */
export function makeMailAttempt(email: string, req: AttemptRequest): Attempt {
  return makeSeparateAttempt(email, req, 'mails');
}

const TOO_MANY: LocalText = {
  en: 'Too many attempts. Please try again in {seconds} seconds, or in a browser in which you have signed in before.',
  de: 'Zu viele Versuche. Bitte versuchen Sie es in {seconds} Sekunden noch einmal oder in einem Browser, in dem Sie sich schon angemeldet haben.',
};

/** Formats the message for an attempt that is one too many. */
export function formatTooMany(req: PayloadRequest, seconds: number): string {
  return problem(TOO_MANY, { req }).replace('{seconds}', String(seconds));
}

/** Answers such an attempt with 429. */
export function answerTooMany(req: PayloadRequest, seconds: number): Response {
  const headers = { 'Retry-After': String(seconds) };
  return Response.json({ errors: [{ message: formatTooMany(req, seconds) }] }, { status: 429, headers });
}
