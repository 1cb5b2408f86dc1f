import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';
import { busy, cut, PLACE, refused, request, setUp } from './testing/save-requests.ts';

/** The page of a network to sign in there. */
const foreignPage = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  return () => {
    vi.useRealTimers();
  };
});

/** Runs everything that waits only for promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it('says of a mail for a forgotten password that it was not sent', async () => {
  const { retries, answers, close } = setUp();
  close();
  const ask = () => retries.fetch('/api/users/forgot-password', request({}, 'POST'));
  expect((await ask()).ok).toBe(true);
  answers(busy);
  await expect(ask()).rejects.toThrow(FAULT_MESSAGES.busy.en);
  for (const answer of [() => new Response('Bad gateway', { status: 502 }), foreignPage]) {
    answers(answer);
    await expect(ask()).rejects.toThrow('save: server');
  }
  answers(cut);
  await expect(ask()).rejects.toThrow('save: connection');
});

it('answers what failed where no form is open so that it counts as failed', async () => {
  const { retries, answers, close } = setUp();
  close();
  const message = async () => (await retries.fetch('/api/media', request({}, 'POST'))).json();
  answers(cut);
  expect(await message()).toEqual({ errors: [{ message: 'save: connection' }] });
  for (const answer of [() => new Response('Bad gateway', { status: 502 }), foreignPage]) {
    answers(answer);
    expect(await message()).toEqual({ errors: [{ message: 'save: server' }] });
  }
  answers(busy);
  expect(await message()).toEqual({ errors: [{ message: FAULT_MESSAGES.busy.en }] });
  expect(retries.state().trouble).toBeNull();
});

it('never says that somebody is signed out who isn’t', async () => {
  const { retries, answers, shown } = setUp();
  const signOut = () => retries.fetch('/api/users/logout', { method: 'post' });
  answers(refused);
  expect((await signOut()).status).toBe(403);
  expect(shown).toEqual([]);
  const ended = vi.fn<() => void>();
  for (const answer of [busy, cut, foreignPage]) {
    answers(answer);
    void signOut().then(ended);
    await settle();
  }
  expect(shown).toEqual(['sign-out', 'sign-out', 'sign-out']);
  expect(ended).not.toHaveBeenCalled();
});

it('tells a note that the session has ended', async () => {
  const { retries, answers, signedIn, reason } = setUp();
  answers(refused);
  signedIn(null);
  const answer = await retries.fetch('/api/inbox-notes', { method: 'POST', body: '{}' });
  expect(await answer.json()).toEqual({ errors: [{ message: 'save: session' }] });
  expect(reason()).toBe('session');
  expect(retries.state().trouble?.isUnsaved).toBe(false);
});

it('has no failure told in the browser’s words', async () => {
  const { retries, answers } = setUp();
  answers(cut);
  const answer = await retries.fetch(PLACE, { method: 'delete' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ errors: [{ message: 'save: connection' }] });
  expect(retries.state().trouble).toBeNull();
});

it('answers a question for preferences, which Payload would wait for', async () => {
  const { retries, answers } = setUp();
  answers(cut);
  expect((await retries.fetch('/api/payload-preferences/nav', { method: 'get' })).status).toBe(503);
});

it('gives no answer that would be taken for somebody’s rights', async () => {
  const { retries, answers } = setUp();
  for (const answer of [cut, foreignPage, busy, refused]) {
    answers(answer);
    await expect(retries.fetch('/api/pages/access/7?locale=en', { method: 'post' })).rejects.toThrow('rights unknown');
  }
});

it('keeps Payload from leaving the form when a session can’t be prolonged', async () => {
  const { retries, answers, signedIn, reason } = setUp();
  answers(refused);
  signedIn(null);
  const answered = vi.fn();
  void retries.fetch('/api/users/refresh-token', { method: 'post' }).then(answered);
  await settle();
  expect(reason()).toBe('session');
  expect(answered).not.toHaveBeenCalled();
});

it('forgets an account’s texts as it signs out', async () => {
  const { retries, forgotten } = setUp();
  // Payload forgets the account first.
  retries.setOwner(null);
  await retries.fetch('/api/users/logout', { method: 'post' });
  expect(forgotten).toEqual(['1']);
});

it.each([
  ['preferences that aren’t stored', 'post', '/api/payload-preferences/dashboard', 'preferences'],
  ['a document that isn’t taken over', 'patch', '/api/payload-locked-documents/3', 'take-over'],
])('shows an editor %s', async (_what, method, address, failure) => {
  const { retries, answers, shown } = setUp();
  await retries.fetch(address, { method, body: '{}' });
  expect(shown).toEqual([]);
  answers(cut);
  await retries.fetch(address, { method, body: '{}' });
  answers(refused);
  await retries.fetch(address, { method, body: '{}' });
  expect(shown).toEqual([failure, failure]);
});

it('answers why preferences weren’t reset where Payload looks for it', async () => {
  const { retries, answers } = setUp();
  answers(refused);
  const answer = await retries.fetch('/api/payload-preferences?depth=0', { method: 'DELETE' });
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'You are not allowed.' }]);
});

describe('reverting to a published document', () => {
  const address = `${PLACE}?locale=en&fallback-locale=null&depth=0`;

  it.each([
    ['comes from the CMS', () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 }), 'Not found.'],
    ['says that no server was reached', cut, 'save: connection'],
    ['stands for a proxy’s page', foreignPage, 'save: server'],
  ])('sends no error that %s as a document', async (_how, answer, message) => {
    const { retries, answers, sent } = setUp();
    answers(answer);
    // As Payload does it.
    const body = await retries.fetch(address, { method: 'get' }).then((read) => read.text());
    const reverted = await retries.fetch(address, { method: 'patch', body });
    expect(sent).toEqual([address]);
    expect([reverted.ok, await reverted.json()]).toEqual([false, { errors: [{ message }] }]);
  });

  it('sends the document', async () => {
    const { retries, sent } = setUp();
    await retries.fetch(address, { method: 'patch', body: JSON.stringify({ title: 'A', errors: [] }) });
    expect(sent).toEqual([address]);
  });
});
