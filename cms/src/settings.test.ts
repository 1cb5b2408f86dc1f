import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('everything has a default, and empty means unset', () => {
  const settings = parseSettings({ DATA_DIR: '/data', DATABASE_URI: '', PUBLIC_URL: 'https://www.example.com/' });
  expect(settings).toMatchObject({
    publicUrl: 'https://www.example.com',
    databaseUri: 'file:/data/cms.sqlite',
    adminEmail: 'admin@localhost.local',
    adminPassword: undefined,
  });
});

test.each([
  [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL: must be an address/],
  [{ DATABASE_URI: 'mysql://x' }, /^DATABASE_URI: must begin with file: or postgres/],
  [{ PAYLOAD_SECRET: 'short' }, /^PAYLOAD_SECRET: must have at least 32/],
  [{ ADMIN_EMAIL: 'me' }, /^ADMIN_EMAIL: must be an e-mail address/],
  [{ ADMIN_PASSWORD: 'x' }, /^ADMIN_PASSWORD: must have at least 8/],
])('%o is refused in one line', (env, message) => {
  expect(() => parseSettings(env)).toThrow(message);
});
