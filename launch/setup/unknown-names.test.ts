import { expect, test } from 'vitest';
import { unknownNames } from './unknown-names.ts';

const KNOWN = ['PORT', 'HOST', 'SMTP_URL', 'PAYLOAD_SECRET', 'S3_REGION'];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['PAYLOADSECRET', 'PAYLOAD_SECRET'],
  ['payload_secret', 'PAYLOAD_SECRET'],
  ['PROT', undefined],
  ['POTR', undefined],
  ['PRT', 'PORT'],
])('%s was meant to be %s', (name, meant) => {
  const [found] = unknownNames([name], KNOWN, false);
  expect(found?.advice).toBe(meant && `write ${meant}, or take it out`);
});

test('what belongs to others is none of ours', () => {
  expect(
    unknownNames(['PATH', 'HOME', 'PWD', 'HOSTNAME', 'AWS_REGION', 'TERM', 'npm_config_port'], KNOWN, false),
  ).toEqual([]);
});

test('in a file of settings it is worth a note', () => {
  expect(unknownNames(['SHOE_SIZE', 'PORT'], KNOWN, true)).toEqual([
    { verdict: 'note', setting: 'SHOE_SIZE', seen: 'is no setting of this program’s' },
  ]);
});
