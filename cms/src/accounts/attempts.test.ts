import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { type Attempt, makeCodeAttempt, makeMailAttempt, makePasswordAttempt } from './attempts.ts';
import { makeKnownDeviceCookie } from './known-device.ts';
import { readPasswordStamp } from './password-hash.ts';

const account = { hash: 'of a password' };
const payload = { secret: 'a secret of the server', db: { findOne: async () => account } };

async function known(email: string, passedCode: boolean): Promise<string> {
  return makeKnownDeviceCookie(email, { passedCode, stamp: await readPasswordStamp(payload, email) }, payload.secret);
}

/** Returns a new account's address, since counts outlive a test. */
function somebody(): string {
  return `ada-${crypto.randomUUID()}@example.com`;
}

function from(address: string, cookie = '') {
  const headers = new Headers({ 'X-Forwarded-For': address, Cookie: cookie.split(';')[0] ?? '' });
  return { headers, payload };
}

/** Returns how many of `number` attempts pass. */
async function passed(number: number, attempt: (at: number) => Attempt): Promise<number> {
  const seconds = await Promise.all(Array.from({ length: number }, (_, at) => attempt(at).secondsToWait()));
  return seconds.filter((each) => each === 0).length;
}

const everywhere = (at: number) => from(`192.0.2.${at % 250}`);

test('from one address five passwords of an account are guessed at once', async () => {
  const email = somebody();
  expect(await passed(10, () => makePasswordAttempt(email, from('192.0.2.1')))).toBe(5);
  expect(await passed(1, () => makePasswordAttempt(email.toUpperCase(), from('192.0.2.1')))).toBe(0);
  expect(await passed(1, () => makePasswordAttempt(email, from('192.0.2.2')))).toBe(1);
  expect(await passed(1, () => makePasswordAttempt(somebody(), from('192.0.2.1')))).toBe(1);
});

test('from however many addresses fifty are, and its owner’s own browser is counted apart from them', async () => {
  const email = somebody();
  expect(await passed(200, (at) => makePasswordAttempt(email, everywhere(at)))).toBe(50);
  expect(await makePasswordAttempt(email, from('198.51.100.1')).secondsToWait()).toBeGreaterThan(60);
  const own = await known(email, false);
  expect(await passed(10, () => makePasswordAttempt(email, from('198.51.100.1', own)))).toBe(5);
  const ofAnother = await known(somebody(), false);
  expect(await passed(1, () => makePasswordAttempt(email, from('198.51.100.1', ofAnother)))).toBe(0);
});

test('codes are guessed five times from everywhere together; a browser is known by an earlier code', async () => {
  const email = somebody();
  expect(await passed(20, (at) => makeCodeAttempt(email, everywhere(at)))).toBe(5);
  const withPassword = await known(email, false);
  expect(await passed(5, () => makeCodeAttempt(email, from('198.51.100.1', withPassword)))).toBe(0);
  const withCode = await known(email, true);
  expect(await passed(10, () => makeCodeAttempt(email, from('198.51.100.1', withCode)))).toBe(5);
});

test('mails with a link to a new password are asked for ten times, its owner’s browser apart', async () => {
  const email = somebody();
  const own = await known(email, false);
  expect(await passed(50, (at) => makeMailAttempt(email, everywhere(at)))).toBe(10);
  expect(await passed(1, () => makeMailAttempt(email, from('198.51.100.1', own)))).toBe(1);
});

test('a browser is known no longer than the password is the same', async () => {
  const email = somebody();
  const own = await known(email, true);
  onTestFinished(() => {
    account.hash = 'of a password';
  });
  account.hash = 'of another password';
  expect(await passed(20, (at) => makeCodeAttempt(email, everywhere(at)))).toBe(5);
  expect(await passed(1, () => makeCodeAttempt(email, from('198.51.100.1', own)))).toBe(0);
});

test('what turned out to be no guess does not count, for the account neither', async () => {
  const email = somebody();
  for (let at = 0; at < 100; at += 1) {
    const attempt = makePasswordAttempt(email, everywhere(at));
    expect(await attempt.secondsToWait()).toBe(0);
    attempt.takeBack();
  }
});

test('guesses at accounts that nobody has make no limit forget another', async () => {
  const email = somebody();
  expect(await passed(60, (at) => makePasswordAttempt(email, everywhere(at)))).toBe(50);
  for (let at = 0; at < 20_000; at += 1) await makePasswordAttempt(`${at}@example.com`, everywhere(at)).secondsToWait();
  expect(await passed(60, (at) => makePasswordAttempt(email, everywhere(at)))).toBe(0);
});

test('what is typed as an account is kept by no limit, however long it is', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 100; at += 1) {
    const email = `${at}@${'x'.repeat(200_000)}`;
    for (const attempt of [makePasswordAttempt, makeMailAttempt]) await attempt(email, everywhere(at)).secondsToWait();
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
});
