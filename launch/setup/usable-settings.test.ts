import process from 'node:process';
import { expect, test } from 'vitest';
import { usableSettings } from './usable-settings.ts';

const BOTH = ['site', 'cms'] as const;
const { PATH } = process.env;

test('all that is wrong is told at once, and the rest can be used', async () => {
  const { findings, settings, env } = await usableSettings(BOTH, {
    PATH,
    PORT: 'http',
    CMS_PORT: '4001',
    PUBLIC_URL: 'nonsense',
    METRICS_TOKEN: 'short-token',
    SMTP_URL: 'smtp://mail.example.com',
    WEBHOOK_URL: 'https://crm.example.com',
    S3_ENDPOINT: 'https://s3.example.com',
    LIMITS_URL: 'redis://10.0.0.5',
    PAYLOAD_SECRET: 'short',
  });
  const told = findings.map(({ verdict, setting }) => `${verdict} ${setting}`).toSorted();
  expect(told).toEqual(
    [
      'wrong PORT',
      'wrong PUBLIC_URL',
      'wrong METRICS_TOKEN',
      'missing MAIL_FROM',
      'missing WEBHOOK_SECRET',
      'missing S3_BUCKET',
      'missing LIMITS_SECRET',
      'wrong PAYLOAD_SECRET',
    ].toSorted(),
  );
  expect(JSON.stringify(findings)).not.toContain('short-token');
  expect(settings).toMatchObject({ port: 3000, cmsPort: 4001 });
  expect(env).toMatchObject({ SMTP_URL: 'smtp://mail.example.com', WEBHOOK_URL: 'https://crm.example.com' });
});

test('two ports that are one are told by that which was set', async () => {
  const { findings } = await usableSettings(BOTH, { PATH, PORT: '3001' });
  expect(findings).toMatchObject([{ verdict: 'wrong', setting: 'PORT' }]);
});

test('what is right has nothing told of it', async () => {
  const { findings } = await usableSettings(BOTH, { PATH, PUBLIC_URL: 'https://www.example.com' });
  expect(findings).toEqual([]);
});
