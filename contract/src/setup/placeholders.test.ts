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
