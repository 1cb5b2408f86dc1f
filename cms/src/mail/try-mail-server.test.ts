import { expect, test } from 'vitest';
import { tryMailServer } from './try-mail-server.ts';

/** Tries a mail server with this `verify`; returns the log lines and how often its connection was closed. */
async function tried(verify: () => Promise<unknown>) {
  const lines: string[] = [];
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  await tryMailServer({ verify, close }, { warn: (line) => lines.push(line) });
  return { lines, closed };
}

test('a mail server that refuses the password is told at the start, in one line and without an address', async () => {
  const refused = async () => {
    throw new Error('Invalid login: 535 5.7.8\nbad credentials for <site@example.com>');
  };
  expect(await tried(refused)).toEqual({
    lines: [
      'The mail server takes nothing (Invalid login: 535 5.7.8 bad credentials for (address)): mails wait in the outbox until it does; unless it is only away for a while, correct SMTP_URL',
    ],
    closed: 1,
  });
});

test('one that would take a mail is not talked of', async () => {
  expect(await tried(async () => true)).toEqual({ lines: [], closed: 1 });
});
