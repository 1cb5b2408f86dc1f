import { APIError, Forbidden, JobCancelledError } from 'payload';
import { expect, test } from 'vitest';
import { describeFailure, describeInvalidDraft, FAILURE_REASONS, translateFailure } from './publish-failures.ts';

test('what the queue keeps is told in both languages, and what follows known words as it is', () => {
  expect(translateFailure(FAILURE_REASONS.gone.en)).toEqual(FAILURE_REASONS.gone);
  expect(translateFailure(`${describeInvalidDraft('en').en} Teaser: required`)).toEqual({
    en: 'The English draft can’t be published as it is. Teaser: required',
    de: 'Der englische Entwurf kann so nicht veröffentlicht werden. Teaser: required',
  });
  expect(translateFailure(`${describeInvalidDraft('de').en} Name: Pflichtfeld`).de).toBe(
    'Der deutsche Entwurf kann so nicht veröffentlicht werden. Name: Pflichtfeld',
  );
  expect(translateFailure('disk full')).toEqual({ en: 'disk full', de: 'disk full' });
});

test('a reason is in words for people: no statement, and nothing of what was saved', () => {
  const query = new Error('Failed query: update "posts" set "title" = ?\nparams: Winter offers', {
    cause: new Error('no such column: title'),
  });
  expect([query, new APIError('at /srv/cms.js:3'), 'nonsense'].map(describeFailure)).toEqual(
    Array(3).fill(FAILURE_REASONS.unexpected.en),
  );
  expect(describeFailure(new Error('Failed query: commit', { cause: new Error('SQLITE_BUSY') }))).toBe(
    FAILURE_REASONS.busy.en,
  );
  expect(describeFailure(new JobCancelledError(FAILURE_REASONS.gone.en))).toBe(FAILURE_REASONS.gone.en);
  expect(describeFailure(new Forbidden())).toBe('You are not allowed to perform this action.');
});
