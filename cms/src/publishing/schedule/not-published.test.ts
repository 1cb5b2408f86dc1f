import { APIError, Forbidden, JobCancelledError } from 'payload';
import { expect, test } from 'vitest';
import { invalidDraft, NOT_PUBLISHED, problemText, reasonOf } from './not-published.ts';

test('what the queue keeps is told in both languages, and what follows known words as it is', () => {
  expect(problemText(NOT_PUBLISHED.gone.en)).toEqual(NOT_PUBLISHED.gone);
  expect(problemText(`${invalidDraft('en').en} Teaser: required`)).toEqual({
    en: 'The English draft can’t be published as it is. Teaser: required',
    de: 'Der englische Entwurf kann so nicht veröffentlicht werden. Teaser: required',
  });
  expect(problemText(`${invalidDraft('de').en} Name: Pflichtfeld`).de).toBe(
    'Der deutsche Entwurf kann so nicht veröffentlicht werden. Name: Pflichtfeld',
  );
  expect(problemText('disk full')).toEqual({ en: 'disk full', de: 'disk full' });
});

test('a reason is in words for people: no statement, and nothing of what was saved', () => {
  const query = new Error('Failed query: update "posts" set "title" = ?\nparams: Winter offers', {
    cause: new Error('no such column: title'),
  });
  expect([query, new APIError('at /srv/cms.js:3'), 'nonsense'].map(reasonOf)).toEqual(
    Array(3).fill(NOT_PUBLISHED.unexpected.en),
  );
  expect(reasonOf(new Error('Failed query: commit', { cause: new Error('SQLITE_BUSY') }))).toBe(NOT_PUBLISHED.busy.en);
  expect(reasonOf(new JobCancelledError(NOT_PUBLISHED.gone.en))).toBe(NOT_PUBLISHED.gone.en);
  expect(reasonOf(new Forbidden())).toBe('You are not allowed to perform this action.');
});
