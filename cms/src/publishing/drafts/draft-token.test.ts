import { createHmac } from 'node:crypto';
import { isDraftToken } from '@kontorwerk/contract/drafts/draft';
import { expect, test } from 'vitest';
import { type DraftGrant, makeDraftToken, readDraftToken } from './draft-token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const GRANT: DraftGrant = { purpose: 'live', part: 'posts', id: 5, until: 2_000, link: null };
const TOKEN = makeDraftToken(GRANT, SECRET);
const [written = '', signature = ''] = TOKEN.split('.');

function rewritten(changed: Partial<DraftGrant>): string {
  return Buffer.from(JSON.stringify({ ...GRANT, ...changed })).toString('base64url');
}

test('a token tells what it grants until its time is over', () => {
  expect(isDraftToken(TOKEN)).toBe(true);
  expect(readDraftToken(TOKEN, SECRET, 1_999)).toEqual(GRANT);
  expect(readDraftToken(TOKEN, SECRET, 2_000)).toBe('ended');
  expect(makeDraftToken(GRANT, SECRET)).toBe(TOKEN);
});

test.each([
  ['another document', `${rewritten({ id: 6 })}.${signature}`],
  ['another collection', `${rewritten({ part: 'pages' })}.${signature}`],
  ['another purpose', `${rewritten({ purpose: 'shared' })}.${signature}`],
  ['a longer time', `${rewritten({ until: 9_999 })}.${signature}`],
  ['the signature of another secret', makeDraftToken(GRANT, `${SECRET}!`)],
  [
    'a signature by the secret itself',
    `${written}.${createHmac('sha256', SECRET).update(written).digest('base64url')}`,
  ],
  ['half of its signature', TOKEN.slice(0, -20)],
  ['more behind it', `${TOKEN}AAAA`],
  ['no signature', `${written}.`],
  ['nothing', ''],
  ['a very long text', `${'a'.repeat(1_000_000)}.${signature}`],
  ['something else', '../../etc/passwd'],
])('a token with %s is none of ours', (_what, token) => {
  expect(readDraftToken(token, SECRET, 0)).toBe('forged');
});

test('what an earlier version signed for something that is no more has ended', () => {
  const old = Buffer.from(JSON.stringify({ ...GRANT, part: 'tombolas' })).toString('base64url');
  const own = makeDraftToken({ ...GRANT, until: 1 }, SECRET);
  expect(readDraftToken(own, SECRET, 5)).toBe('ended');
  expect(readDraftToken(`${old}.${signature}`, SECRET, 0)).toBe('forged');
});
