import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { answerSuggestion } from './suggestions-endpoint.ts';

const TEXTS = { from: 'en', to: 'de', texts: ['Shops'] };

/** A service that knows one word, and a function that requests suggestions from it. */
async function asking(status = 200) {
  let calls = 0;
  const url = await startServer((_, response) => {
    calls += 1;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"translations":[{"text":"Läden"}]}');
  });
  const ask = (role: string, body: unknown, reader: 'en' | 'de' = 'de') =>
    answerSuggestion({ user: { roles: [role] }, body, reader }, { url, key: 'a-key' });
  return { ask, calls: () => calls };
}

test('those who write content have texts translated, nobody else', async () => {
  const { ask, calls } = await asking();
  for (const role of ['admin', 'editor', 'translator', 'translator_en'])
    expect(await ask(role, TEXTS)).toEqual({ status: 200, body: { texts: ['Läden'] } });
  for (const role of ['sales', 'recruiter', 'none']) expect((await ask(role, TEXTS)).status).toBe(403);
  expect(calls()).toBe(4);
});

test.each([
  null,
  {},
  { ...TEXTS, to: 'fr' },
  { ...TEXTS, texts: 'Shops' },
  { ...TEXTS, texts: Array.from({ length: 501 }, () => 'a') },
  { ...TEXTS, texts: ['x'.repeat(50_001)] },
])('what can’t be read, or is too much, is refused and sent nowhere', async (body) => {
  const { ask, calls } = await asking();
  expect((await ask('editor', body)).status).toBe(400);
  expect(calls()).toBe(0);
});

test('why the service says no is told in the language of the reader', async () => {
  const refused = await (await asking(403)).ask('editor', TEXTS, 'en');
  expect(refused).toEqual({ status: 502, body: { errors: [{ message: expect.stringContaining('refuses the key') }] } });
  expect(JSON.stringify(await (await asking(456)).ask('editor', TEXTS))).toContain('aufgebraucht');
});
