import { expect, test } from 'vitest';
import { placeholderProblems } from './placeholders.ts';

test('a setting that was left as the example has it is told by its name alone', () => {
  const env = {
    PAYLOAD_SECRET: 'CHANGE-ME-TO-32-CHARACTERS-AT-LEAST',
    SMTP_URL: 'smtp://user:change_me@mail.example.com',
    BC_TOKEN: 'exchange-medal',
    OTHER: 'CHANGE-ME',
  };
  expect(placeholderProblems(['PAYLOAD_SECRET', 'SMTP_URL', 'BC_TOKEN', 'DATA_DIR'], env)).toEqual([
    { name: 'PAYLOAD_SECRET', line: 'PAYLOAD_SECRET still has the CHANGE-ME of the example: set a value of your own' },
    { name: 'SMTP_URL', line: expect.stringContaining('SMTP_URL still has') },
  ]);
});

test('the ellipsis of the documentation is a placeholder, one inside of a value is not', () => {
  const env = {
    DATABASE_URI: 'postgres://…',
    PAYLOAD_SECRET: '…',
    LIMITS_URL: 'redis://...',
    ADMIN_PASSWORD: 'wait … here',
  };
  expect(placeholderProblems(Object.keys(env), env)).toEqual(
    ['DATABASE_URI', 'PAYLOAD_SECRET', 'LIMITS_URL'].map((name) => ({
      name,
      line: `${name} still has the … of the documentation: set a value of your own`,
    })),
  );
});
