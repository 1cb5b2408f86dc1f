import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { type Delivery, describeDelivery, interpretDelivery, isUnanswered, judgeDelivery } from './delivery-verdict.ts';

const PAGE = '<!doctype html><title>Sorry</title>';
const REFUSED = { code: 'rest_invalid_param', message: 'No.', data: { status: 400, params: { email: 'No.' } } };

function answered(status: number, body: unknown, path: typeof CONTACT_PATH | typeof APPLICATION_PATH = CONTACT_PATH) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return interpretDelivery(path, { kind: 'answered', status, headers: [], body: Buffer.from(text) });
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
  ['an error in a shape of its own', 400, { error: 'No.' }, 'retry'],
  ['an error of a page', 400, PAGE, 'retry'],
  ['what is too large for a proxy', 413, PAGE, 'retry'],
  ['what a proxy does not take', 415, PAGE, 'retry'],
  ['a firewall', 403, PAGE, 'retry'],
  ['a firewall that speaks JSON', 403, { error: true, message: 'blocked' }, 'retry'],
  ['a token that is wrong for an hour', 403, withStatus(403, 'rest_forbidden'), 'retry'],
  ['a wall before the REST API', 401, withStatus(401, 'rest_login_required'), 'retry'],
  ['a plugin that is switched off', 404, withStatus(404, 'rest_no_route'), 'retry'],
  ['a backend that is being deployed', 404, PAGE, 'retry'],
  ['a web server without PHP', 405, PAGE, 'retry'],
  ['a method that it does not know', 405, withStatus(405), 'retry'],
  ['what was taken away', 410, PAGE, 'retry'],
  ['a redirect to sign in', 302, '', 'retry'],
  ['a redirect for good', 301, PAGE, 'retry'],
  ['a failure with 200', 200, { success: false, data: { message: 'Mail could not be sent.' } }, 'retry'],
  ['a page with 200', 200, PAGE, 'retry'],
  ['nothing', 200, '', 'retry'],
  ['no content', 204, '', 'retry'],
  ['0', 200, '0', 'retry'],
  ['null', 200, 'null', 'retry'],
  ['an error of its own', 500, withStatus(500), 'retry'],
  ['a proxy without a backend', 502, PAGE, 'retry-all'],
  ['maintenance', 503, PAGE, 'retry-all'],
  ['maintenance in the shape of the wire', 503, withStatus(503), 'retry-all'],
  ['a proxy that waited', 504, PAGE, 'retry-all'],
  ['who is too slow', 408, PAGE, 'retry-all'],
  ['who is too early', 425, PAGE, 'retry-all'],
  ['a flood', 429, withStatus(429), 'retry-all'],
])('%s means %o', (_what, status, body, verdict) => {
  expect(judgeDelivery(answered(status, body))).toBe(verdict);
});

test('a connection that breaks means later for all', () => {
  expect(judgeDelivery({ kind: 'no-answer', why: 'broken', reason: 'a' })).toBe('retry-all');
});

test.each<readonly [string, Delivery, boolean]>([
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
])('%s says nothing: %o', (_what, delivery, isNothing) => {
  expect(isUnanswered(delivery)).toBe(isNothing);
});

test.each<readonly [Delivery, string]>([
  [answered(404, PAGE), 'it answers 404 with no JSON'],
  [answered(404, withStatus(404, 'rest_no_route')), 'it answers 404 with an error (rest_no_route)'],
  [answered(200, { success: false, code: 'anna@example.com' }), 'it answers 200 with an error'],
  [answered(200, ''), 'it answers 200 with nothing'],
  [{ kind: 'no-answer', why: 'broken', reason: 'socket hang up' }, 'socket hang up'],
])('the log says in a few words what was answered, and nothing of a visitor', (delivery, said) => {
  expect(describeDelivery(delivery)).toBe(said);
});
