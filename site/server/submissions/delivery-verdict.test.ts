import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { reasonOfAnswer, saysNothing, type Understood, understand, verdictOf } from './delivery-verdict.ts';

const PAGE = '<!doctype html><title>Sorry</title>';
const REFUSED = { code: 'rest_invalid_param', message: 'No.', data: { status: 400, params: { email: 'No.' } } };

function answered(status: number, body: unknown, path: typeof CONTACT_PATH | typeof APPLICATION_PATH = CONTACT_PATH) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return understand(path, { kind: 'answered', status, headers: [], body: Buffer.from(text) });
}

const withStatus = (status: number, code = 'rest_error') => ({ code, message: 'No.', data: { status } });

test.each<readonly [string, number, unknown, string]>([
  ['the specified success', 200, { message: { message: 'a' }, data: { message: 'b' } }, 'stored'],
  ['JSON that says neither', 200, {}, 'stored'],
  ['a list', 200, [], 'stored'],
  ['a success behind a byte order mark', 200, '\uFEFF{"success":true}', 'stored'],
  ['a success with another status', 201, { success: true }, 'stored'],
  ['fields that it refuses', 400, REFUSED, 'refused'],
  ['fields that it refuses with 200', 200, REFUSED, 'refused'],
  ['what it can not read', 400, withStatus(400, 'rest_invalid_json'), 'refused'],
  ['what is too large for it', 413, withStatus(413), 'refused'],
  ['a kind of file that it does not take', 415, withStatus(415), 'refused'],
  ['what it does not take in its order', 422, withStatus(422), 'refused'],
  ['an error in a shape of its own', 400, { error: 'No.' }, 'later'],
  ['an error of a page', 400, PAGE, 'later'],
  ['what is too large for a proxy', 413, PAGE, 'later'],
  ['what a proxy does not take', 415, PAGE, 'later'],
  ['a firewall', 403, PAGE, 'later'],
  ['a firewall that speaks JSON', 403, { error: true, message: 'blocked' }, 'later'],
  ['a token that is wrong for an hour', 403, withStatus(403, 'rest_forbidden'), 'later'],
  ['a wall before the REST API', 401, withStatus(401, 'rest_login_required'), 'later'],
  ['a plugin that is switched off', 404, withStatus(404, 'rest_no_route'), 'later'],
  ['a backend that is being deployed', 404, PAGE, 'later'],
  ['a web server without PHP', 405, PAGE, 'later'],
  ['a method that it does not know', 405, withStatus(405), 'later'],
  ['what was taken away', 410, PAGE, 'later'],
  ['a redirect to sign in', 302, '', 'later'],
  ['a redirect for good', 301, PAGE, 'later'],
  ['a failure with 200', 200, { success: false, data: { message: 'Mail could not be sent.' } }, 'later'],
  ['a page with 200', 200, PAGE, 'later'],
  ['nothing', 200, '', 'later'],
  ['no content', 204, '', 'later'],
  ['0', 200, '0', 'later'],
  ['null', 200, 'null', 'later'],
  ['an error of its own', 500, withStatus(500), 'later'],
  ['a proxy without a backend', 502, PAGE, 'all-later'],
  ['maintenance', 503, PAGE, 'all-later'],
  ['maintenance in the shape of the wire', 503, withStatus(503), 'all-later'],
  ['a proxy that waited', 504, PAGE, 'all-later'],
  ['who is too slow', 408, PAGE, 'all-later'],
  ['who is too early', 425, PAGE, 'all-later'],
  ['a flood', 429, withStatus(429), 'all-later'],
])('%s means %o', (_what, status, body, verdict) => {
  expect(verdictOf(answered(status, body))).toBe(verdict);
});

test('a connection that breaks means later for all', () => {
  expect(verdictOf({ kind: 'no-answer', why: 'broken', reason: 'a' })).toBe('all-later');
});

test.each<readonly [string, Understood, boolean]>([
  ['no answer', { kind: 'no-answer', why: 'silent', reason: 'a' }, true],
  ['a proxy without a backend', answered(502, PAGE), true],
  ['a redirect', answered(302, ''), true],
  ['a page of a firewall', answered(403, PAGE), true],
  ['a firewall that speaks JSON', answered(403, { blocked: true }), true],
  ['a page of a backend that is being deployed', answered(404, PAGE), true],
  ['a method that a web server does not know', answered(405, ''), true],
  ['a page of an error', answered(500, PAGE), true],
  ['an error that the backend names itself', answered(403, withStatus(403, 'rest_forbidden')), false],
  ['fields that it refuses', answered(400, REFUSED), false],
  ['an error of its own', answered(500, withStatus(500)), false],
  ['what is too large, whoever says so', answered(413, PAGE), false],
  ['a flood, whoever says so', answered(429, PAGE), false],
  ['a page with 200', answered(200, PAGE), false],
  ['an application that was taken with another status', answered(201, {}, APPLICATION_PATH), false],
])('%s says nothing: %o', (_what, handed, isNothing) => {
  expect(saysNothing(handed)).toBe(isNothing);
});

test.each<readonly [Understood, string]>([
  [answered(404, PAGE), 'it answers 404 with no JSON'],
  [answered(404, withStatus(404, 'rest_no_route')), 'it answers 404 with an error (rest_no_route)'],
  [answered(200, { success: false, code: 'anna@example.com' }), 'it answers 200 with an error'],
  [answered(200, ''), 'it answers 200 with nothing'],
  [{ kind: 'no-answer', why: 'broken', reason: 'socket hang up' }, 'socket hang up'],
])('the log says in a few words what was answered, and nothing of a visitor', (handed, said) => {
  expect(reasonOfAnswer(handed)).toBe(said);
});
