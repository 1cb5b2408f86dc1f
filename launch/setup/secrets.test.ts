import { expect, test } from 'vitest';
import { isSecretName, maskedWhileTyped, secretsOf, withoutPassword, withoutSecrets } from './secrets.ts';

test('secrets are those that are one, and passwords in addresses, in each way of writing them', () => {
  const secrets = secretsOf({
    PAYLOAD_SECRET: 'first-secret',
    S3_ACCESS_KEY_ID: 'an-id',
    SMTP_URL: 'smtp://me:p%40ssword@mail.example.com',
    DATABASE_URI: 'postgres://me:pa:ss@word/1@10.0.0.5/db',
    LIMITS_URL: undefined,
    PORT: '3000',
  });
  expect(secrets.toSorted()).toEqual(['first-secret', 'p%40ssword', 'p@ssword', 'pa:ss@word/1'].toSorted());
  expect(withoutSecrets('login of me with p@ssword failed', secrets)).toBe('login of me with ••• failed');
});

test.each(['BACKUP_KEY', 'METRICS_TOKEN', 'PURGE_HEADER', 'OTEL_EXPORTER_OTLP_HEADERS', 'PAYLOAD_SECRET_BEFORE'])(
  '%s is a secret',
  (name) => expect(isSecretName(name)).toBe(true),
);

test.each([
  ['smtp://me:secret@mail.example.com:587', 'smtp://me:••••••@mail.example.com:587'],
  ['postgres://me:p@ss@h/db', 'postgres://me:••••@h/db'],
  ['https://www.example.com:8443', 'https://www.example.com:8443'],
])('of the address %s the password is not shown', (address, shown) => {
  expect(withoutPassword(address)).toBe(shown);
});

test.each([
  ['smtp://me:sec', 'smtp://me:•••'],
  ['smtp://mail.example.com:587', 'smtp://mail.example.com:587'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('while %s is typed, what may become a password is not shown', (typed, shown) => {
  expect(maskedWhileTyped(typed)).toBe(shown);
});
