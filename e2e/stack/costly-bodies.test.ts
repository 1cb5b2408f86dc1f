import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** JSON of the smallest values: parsed and walked over, 2 MB of them took the CMS seconds. */
const TINY = `{"a":[${'{},'.repeat(700_000)}{}]}`;

async function post(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(`${MAIN_STACK.siteUrl}${path}`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()];
}

const says = (message: unknown) => ({ errors: [{ message }] });

test.each([
  ['a claimed session', { Authorization: 'x' }, JSON_TYPE],
  ['a claimed cookie', { Cookie: 'payload-token=x' }, JSON_TYPE],
  ['a form', { Authorization: 'x' }, { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('a large body without an account is refused before it is read: %s', async (_, claim, type) => {
  const refusal = says(expect.stringContaining('Please sign in'));
  expect(await post('/api/posts', TINY, { ...claim, ...type })).toEqual([403, refusal]);
  expect(await post('/api/posts/1/publish-check', TINY, { ...claim, ...type })).toEqual([403, refusal]);
});

test('a long posted search is refused to everybody before it is parsed', async () => {
  const asSearch = { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const claim of ['x', `JWT ${sales.token}`])
    expect(await post('/api/posts', TINY, { ...asSearch, Authorization: claim })).toEqual([
      400,
      says(expect.stringContaining('at most 64 KB')),
    ]);
});

test('more values than a document has are refused to accounts too, however they are sent', async () => {
  const own = { Authorization: `JWT ${sales.token}` };
  const refusal = says(expect.stringContaining('too many parts'));
  expect(await post('/api/posts', TINY, { ...own, ...JSON_TYPE })).toEqual([413, refusal]);
  const preferences = '/api/payload-preferences/x';
  expect(await post(preferences, TINY, { ...own, 'Content-Type': 'text/plain' })).toEqual([413, refusal]);
  const short = TINY.slice(-900_000).replace(/^[^,]*,/, '{"a":[');
  const form = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${short}\r\n--x--\r\n`;
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect(await post('/api/posts', form, { ...own, ...type })).toEqual([413, refusal]);
});

test('an application of more than a megabyte beside its resume is refused before it is parsed', async () => {
  expect(await post(APPLICATION_PATH, TINY, JSON_TYPE)).toEqual([
    413,
    expect.objectContaining({ message: SUBMISSION_ANSWERS.too_large.en }),
  ]);
});
