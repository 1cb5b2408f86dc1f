import { jwtSign } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { dropUnsignedActions } from './unsigned-actions.ts';

const SECRET = 'a secret of the server, which is long';
const signed = async (secret: string, tokenExpiration = 60) =>
  (await jwtSign({ fieldsToSign: { id: 1, collection: 'users', sid: 'a' }, secret, tokenExpiration })).token;

const OWN = await signed(SECRET);
const ENDED = await signed(SECRET, -60);
const OTHER = await signed('a secret of another server, as long');

test.each([
  ['nobody', {}, 'GET undefined'],
  ['who makes a token up', { Authorization: 'JWT a.b.c', Cookie: 'payload-token=x' }, 'GET undefined'],
  ['who has one of another server', { Cookie: `payload-token=${OTHER}` }, 'GET undefined'],
  ['who was signed in too long ago', { Authorization: `JWT ${ENDED}` }, 'GET undefined'],
  ['who was signed in, in a browser', { Cookie: `a=b; payload-token=${OWN}` }, 'POST a'],
  ['who was signed in, by a header', { Authorization: `JWT ${OWN}` }, 'POST a'],
])('of an action that %s calls Next hears what it should', async (_who, headers, heard) => {
  onTestFinished(dropUnsignedActions(SECRET));
  const url = await startServer((request, response) => {
    response.end(`${request.method} ${request.headers['next-action']}`);
  });
  const answer = await fetch(`${url}/admin`, {
    method: 'POST',
    headers: { 'Next-Action': 'a', ...headers },
    body: '[',
  });
  expect(await answer.text()).toBe(heard);
});

test('what is posted to no action comes as it was sent', async () => {
  onTestFinished(dropUnsignedActions(SECRET));
  const url = await startServer((request, response) => response.end(request.method));
  expect(await (await fetch(url, { method: 'POST', body: 'x' })).text()).toBe('POST');
});
