import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFile } from './database-uri.ts';
import { parseSettings } from './settings.ts';

/** PostgreSQL by the folder of its socket. */
const SOCKET = 'postgres:///cms?host=/run/postgresql';

test('everything has a default, and empty means unset', () => {
  const settings = parseSettings({ DATA_DIR: '/data', DATABASE_URI: '', PUBLIC_URL: 'https://www.example.com/' });
  expect(settings).toMatchObject({
    publicUrl: 'https://www.example.com',
    databaseUri: 'file:/data/cms.sqlite',
    adminEmail: 'admin@localhost.local',
    adminPassword: undefined,
  });
});

test('a relative database file lies below the project, wherever the process was started', () => {
  const root = resolve(import.meta.dirname, '../../..');
  for (const uri of ['file:./x.sqlite', 'file:x.sqlite']) {
    expect(parseSettings({ DATABASE_URI: uri }).databaseUri).toBe(`file:${root}/x.sqlite`);
  }
  for (const uri of ['file:/data/x.sqlite', 'file:///data/x.sqlite', 'postgres://localhost/cms', SOCKET]) {
    expect(parseSettings({ DATABASE_URI: uri }).databaseUri).toBe(uri);
  }
});

test('a data folder may have what means something else in an address', () => {
  const { databaseUri } = parseSettings({ DATA_DIR: '/srv/100% our #1 data' });
  expect(databaseFile(databaseUri)).toBe('/srv/100% our #1 data/cms.sqlite');
});

test.each([
  [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL: must be an address/],
  [{ PUBLIC_URL: 'https://me:geheim@example.com' }, /^PUBLIC_URL: must hold no user and no password$/],
  [{ DEEPL_URL: 'https://me@deepl.com' }, /^DEEPL_URL: must hold no user and no password$/],
  [
    { WEBHOOK_URL: 'https://me:geheim@crm.example.com', WEBHOOK_SECRET: 'x'.repeat(16) },
    /^WEBHOOK_URL: must hold no user and no password$/,
  ],
  [{ DATABASE_URI: 'mysql://x' }, /^DATABASE_URI: must begin with file: or postgres/],
  [{ DATABASE_URI: 'postgres://…' }, /^DATABASE_URI still has the … of the documentation: set a value of your own/],
  [{ DATABASE_URI: 'postgres://' }, /^DATABASE_URI: must name the server, such as postgres:/],
  [{ DATABASE_URI: 'postgres:///kontorwerk' }, /^DATABASE_URI: must name the server/],
  [{ DATABASE_URI: 'postgres://kontorwerk@/kontorwerk' }, /^DATABASE_URI: must name the server/],
  [{ DATABASE_URI: 'postgres://me:secret@HOST/kontorwerk' }, /^DATABASE_URI: must name the server/],
  [{ DATABASE_URI: 'postgres://me:secret@<host>/kontorwerk' }, /^DATABASE_URI: must name the server/],
  [{ DATABASE_URI: 'postgres://me:secret@…/kontorwerk' }, /^DATABASE_URI: must name the server/],
  [{ DATABASE_URI: 'file:/100% data/cms.sqlite' }, /^DATABASE_URI: must be a path after file:, with %25/],
  [{ DATABASE_URI: 'file:/data/cms.sqlite?mode=ro' }, /^DATABASE_URI: must be a path after file:, with %25/],
  [{ DEEPL_KEY: 'two words' }, /^DEEPL_KEY: must be a key of DeepL/],
  [{ DEEPL_URL: 'deepl.com' }, /^DEEPL_URL: must be an address/],
  [{ PAYLOAD_SECRET: 'short' }, /^PAYLOAD_SECRET: must have at least 32/],
  [{ PAYLOAD_SECRET_BEFORE: 'short' }, /^PAYLOAD_SECRET_BEFORE: must have at least 32/],
  [{ LIMITS_URL: 'mysql://x' }, /^LIMITS_URL: must be an address that begins with redis/],
  [{ OLD_HOSTS: 'https://old.example' }, /^OLD_HOSTS: must be hosts with commas between them/],
  [{ SAMPLE_CONTENT: 'yes' }, /^SAMPLE_CONTENT: must be "on" or "off"/],
  [{ ADMIN_EMAIL: 'me' }, /^ADMIN_EMAIL: must be an e-mail address/],
  [{ ADMIN_PASSWORD: 'x' }, /^ADMIN_PASSWORD: must have at least 10/],
  [{ ADMIN_PASSWORD: 'Password2026' }, /^ADMIN_PASSWORD: must not be a password that many people use/],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }, /^SMTP_URL: must begin with smtp/],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.com' }, /^SMTP_URL: must name a mail server/],
  [{ SMTP_URL: 'smtp://mail.example.com' }, /^MAIL_FROM: must be set where SMTP_URL is/],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@localhost' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@b..de' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@-b.de' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@b.de>' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'ä@b.de' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@127.0.0.1' }, /^MAIL_FROM: must be an e-mail address/],
  [{ MAIL_FROM: 'a@b.de\r\nBcc: c@d.de' }, /^MAIL_FROM: must be an e-mail address/],
  [{ WEBHOOK_URL: 'crm', WEBHOOK_SECRET: 'x'.repeat(16) }, /^WEBHOOK_URL: must begin with http/],
  [{ WEBHOOK_URL: 'https://crm.example.com' }, /^WEBHOOK_SECRET: must be set where WEBHOOK_URL is/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT: must be the address of a collector/],
  [{ OTEL_TRACES_SAMPLER: 'some' }, /^OTEL_TRACES_SAMPLER: must be one of always_on/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of error, warn, info, debug/],
  [{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'x' }, /^WEBHOOK_SECRET: must have at least 16/],
])('%o is refused in one line', (env, message) => {
  expect(() => parseSettings(env)).toThrow(message);
});

test('attempts are counted in the database that processes share, unless another store is named', () => {
  expect(parseSettings({}).limitsUrl).toBeUndefined();
  expect(parseSettings({ DATABASE_URI: 'postgres://x/cms' }).limitsUrl).toBe('postgres://x/cms');
  expect(parseSettings({ DATABASE_URI: 'postgres://x/cms', LIMITS_URL: 'redis://y' }).limitsUrl).toBe('redis://y');
  expect(parseSettings({ LIMITS_URL: 'redis://y' }).limitsUrl).toBe('redis://y');
});

test('a mail server is named with the address that mails are from', () => {
  const smtpUrl = 'smtps://user:p%40ss@mail.example.com:465';
  expect(parseSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'a@example.com' }).mail).toEqual({
    smtpUrl,
    from: 'a@example.com',
  });
  expect(parseSettings({ MAIL_FROM: 'a@example.com' }).mail).toBeUndefined();
});

test.each([
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['info@a--b.de', 'info@a--b.de'],
  ['o.neill+site@mail.example.consulting', 'o.neill+site@mail.example.consulting'],
  ['user@उदाहरण.भारत', 'user@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['info@a.xn--p1ai', 'info@a.xn--p1ai'],
])('%s names an address, as mail servers take it', (written, address) => {
  const settings = parseSettings({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: written, ADMIN_EMAIL: written });
  expect([settings.mail?.from, settings.adminEmail]).toEqual([address, address]);
});

test('translations are suggested where there is a key, by the address that the key belongs to', () => {
  const translator = (env: Readonly<Record<string, string>>) => parseSettings(env).translator;
  expect(translator({ DEEPL_URL: 'https://t.example' })).toBeUndefined();
  expect(translator({ DEEPL_KEY: 'k' })).toEqual({ key: 'k', url: 'https://api.deepl.com' });
  expect(translator({ DEEPL_KEY: 'k:fx' })).toEqual({ key: 'k:fx', url: 'https://api-free.deepl.com' });
  expect(translator({ DEEPL_KEY: 'k', DEEPL_URL: 'https://t.example' })?.url).toBe('https://t.example');
});
