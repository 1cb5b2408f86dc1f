import { expect, it } from 'vitest';
import { describeError } from './logged-error.ts';

/** The error of a database library: the query, and all values to be stored. */
function failedQuery(values: string): Error {
  const error = new Error(`Failed query: insert into "messages" values (?, ?)\nparams: ${values}`, {
    cause: new Error('database or disk is full'),
  });
  return Object.assign(error, { params: [values], query: 'insert' });
}

it('tells the words of an error, its place and its cause', () => {
  const told = describeError(new TypeError('no such thing', { cause: new Error('because') }));
  expect(told).toMatchObject({ type: 'TypeError', message: 'no such thing', cause: { message: 'because' } });
  expect(told.stack).toMatch(/^TypeError: no such thing\n +at .*logged-error\.test\.ts/);
});

it.each(['Erika', 'Erika\n    at Home (erika@example.com)\nErika', '$& Erika'])(
  'leaves out what was to be stored: %j',
  (values) => {
    const told = describeError(failedQuery(values));
    expect(JSON.stringify(told)).not.toContain('Erika');
    expect(told).toMatchObject({
      message: 'Failed query: insert into "messages" values (?, ?)',
      cause: { message: 'database or disk is full' },
    });
    expect(told.stack).toContain('logged-error.test.ts');
  },
);

it('comes to an end with errors that cause each other', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"message":"round"/g)).toHaveLength(6);
});

it('says nothing of what is thrown and no error', () => {
  expect(describeError('Erika')).toEqual({ type: 'string', message: 'something that is no error was thrown' });
});

it('tells an error without a place', () => {
  const error = new Error('nowhere');
  delete error.stack;
  expect(describeError(error)).toStrictEqual({ type: 'Error', message: 'nowhere' });
});
