import { expect, it } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import { BackendError } from './backend-client.ts';
import { createFailureLog } from './content-log.ts';

it('says once that a backend is away, and once that it is back', () => {
  const lines: string[] = [];
  const failures = createFailureLog(createLineLog(lines));
  const away = new Error('connect ECONNREFUSED');
  for (const set of ['homepage/en', 'homepage/de', 'homepage/en']) failures.recordFailure(set, away);
  for (const set of ['homepage/en', 'homepage/de', 'blog/en']) failures.recordSuccess(set);
  expect(lines).toEqual([
    'content backend: connect ECONNREFUSED; what is held stays',
    'content backend: connect ECONNREFUSED: that is over',
  ]);
});

it('names each set whose own answer is wrong', () => {
  const lines: string[] = [];
  const failures = createFailureLog(createLineLog(lines));
  for (const set of ['news/en', 'news/de']) failures.recordFailure(set, new BackendError(404, 'Not Found'));
  expect(lines).toEqual([
    'content news/en: the content backend answered 404 Not Found; what is held stays',
    'content news/de: the content backend answered 404 Not Found; what is held stays',
  ]);
});
