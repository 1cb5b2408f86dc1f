import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { freePort, portOf } from '@kontorwerk/runtime/testing/ports';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { tryMail } from './try-mail.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a mail server that knows one password; returns its port. */
async function serve(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    logger: false,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'right word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('5.7.8 no, <site@example.com>'), { responseCode: 535 })),
    ...options,
  });
  server.on('error', () => {});
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return portOf(server.server);
}

const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };

function tried(smtpUrl: string, to?: string) {
  return tryMail({ smtpUrl, from: 'office@example.com' }, 'https://www.example.com', to).run(
    AbortSignal.timeout(20_000),
  );
}

test('a server that takes the password is good', async () => {
  const port = await serve(PLAIN);
  expect(await tried(`smtp://site:right%20word@127.0.0.1:${port}`)).toEqual([
    { verdict: 'ok', setting: 'SMTP_URL', seen: `127.0.0.1:${port} takes the password` },
  ]);
});

test('one that asks for none is not said to take it', async () => {
  const port = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const [found] = await tried(`smtp://site:any%20word@127.0.0.1:${port}`);
  expect(found).toMatchObject({ verdict: 'ok', seen: expect.stringMatching(/asks for no password/) });
});

test('one that refuses it is wrong, with what to do and nobody’s address', async () => {
  const port = await serve(PLAIN);
  const [found] = await tried(`smtp://site:wrong@127.0.0.1:${port}`);
  expect(found).toMatchObject({ verdict: 'wrong', advice: expect.stringMatching(/^correct user and password/) });
  expect(found?.seen).toMatch(/takes nothing \(.*535.*\(address\)/);
});

test('a certificate that nobody believes is wrong', async () => {
  const port = await serve({});
  const [found] = await tried(`smtp://site:right%20word@127.0.0.1:${port}`);
  expect(found).toMatchObject({ verdict: 'wrong', seen: expect.stringMatching(/certificate/) });
});

test('TLS that is not believed for itself, but accepted, is told as TLS', async () => {
  const port = await serve({});
  const [found] = await tried(`smtp://site:right%20word@127.0.0.1:${port}?tls.rejectUnauthorized=false`);
  expect(found).toMatchObject({ verdict: 'ok', seen: expect.stringMatching(/takes the password, by TLS$/) });
});

test('nobody there is wrong', async () => {
  expect(await tried(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject([
    { verdict: 'wrong', seen: expect.stringMatching(/takes nothing \(.*ECONNREFUSED/) },
  ]);
});

test('a test mail is sent to who asks for one, and refused ones are told', async () => {
  const received: string[] = [];
  const port = await serve({
    ...PLAIN,
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('you') ? done() : done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    onData(stream, _session, done) {
      buffer(stream).then((mail) => {
        received.push(mail.toString());
        done();
      }, done);
    },
  });
  const url = `smtp://127.0.0.1:${port}`;
  expect(await tried(url, 'you@example.com')).toContainEqual(
    expect.objectContaining({ verdict: 'ok', setting: 'MAIL_FROM', advice: 'see that it arrives, and not as spam' }),
  );
  expect(received.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(['A test mail of www.example.com']);
  expect(await tried(url, 'nobody@example.com')).toContainEqual(
    expect.objectContaining({ verdict: 'wrong', setting: 'MAIL_FROM' }),
  );
});
