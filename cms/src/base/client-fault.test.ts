import { APIError, NotFound } from 'payload';
import { expect, test } from 'vitest';
import { clientFaultMessage, isClientFault } from './client-fault.ts';

function failedQuery(verb: string, cause: Error): Error {
  return new Error(`Failed query: ${verb} "id" from "pages"\nparams: x`, { cause });
}

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  new APIError("Missing 'where' query of documents to update.", 400),
  new NotFound(),
  new APIError('Request is not eligible for file upload'),
  new Error('Malformed part header'),
  new Error('not-found'),
  new Error('The Server Reference ID did not match the expected format. Received "x".'),
  new TypeError('adapter.operators[queryOperator] is not a function'),
  failedQuery('select', new RangeError('Only finite numbers (not Infinity or NaN) can be passed as arguments')),
  failedQuery('select', new TypeError('undefined cannot be passed as argument to the database')),
  failedQuery('select', new Error('SQLite3 can only bind numbers, strings, bigints, buffers, and null')),
  failedQuery('select', coded('datatype mismatch', 'SQLITE_MISMATCH')),
  failedQuery('select', coded('invalid input syntax for type integer: "NaN"', '22P02')),
  failedQuery('insert into', new Error('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed')),
  failedQuery('update', coded('violates foreign key constraint', '23503')),
  new Error('Could not find "posts.\nnone" in the fieldSchemaMap'),
  new Error('Either collectionSlug, globalSlug, or widgetSlug must be provided'),
])('%s is the fault of who asked', (error) => {
  expect(isClientFault(error)).toBe(true);
});

test.each([
  new APIError('The database is gone'),
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  failedQuery('insert into', new TypeError('undefined cannot be passed as argument to the database')),
  failedQuery('select', coded('database disk image is malformed', 'SQLITE_CORRUPT')),
  failedQuery('insert into', coded('violates unique constraint', '23505')),
  failedQuery('select', coded('no such column', '42703')),
  'Malformed part header',
  undefined,
])('%s is ours', (error) => {
  expect(isClientFault(error)).toBe(false);
});

const FRAME = '    at f (file:///a/node_modules/payload/dist/auth/operations';

test.each([
  "Cannot set properties of undefined (setting 'expiresAt')",
  "Cannot read properties of null (reading 'sessions')",
])('a session that ends while it is prolonged is refused, and the same error elsewhere is ours: %s', (message) => {
  const error = new TypeError(message);
  error.stack = `${error}\n    at ours (file:///a/cms/src/ours.js:1:1)\n${FRAME}/refresh.js:65:40)`;
  expect(isClientFault(error)).toBe(false);
  error.stack = `${error}\n${FRAME}/refresh.js:65:40)\n    at ours (file:///a/cms/src/ours.js:1:1)`;
  expect(isClientFault(error)).toBe(true);
  expect(clientFaultMessage(error)).toBe('This session has ended.');
});

test.each(['parseParams/index.js', 'addDataAndFileToRequest.js'])(
  'JSON is theirs where it came with the request, and ours where it is stored: %s',
  (file) => {
    const error = new SyntaxError('"x" is not valid JSON');
    expect(isClientFault(error)).toBe(false);
    error.stack = `${error}\n    at JSON.parse (<anonymous>)\n    at f (file:///a/node_modules/payload/dist/utilities/${file}:59:35)`;
    expect(isClientFault(error)).toBe(true);
  },
);
