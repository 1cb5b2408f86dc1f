import { expect, test } from 'vitest';
import { NOT_PUBLISHED, problemText } from './not-published.ts';

test('what the queue keeps is told in both languages, and what follows known words as it is', () => {
  expect(problemText(NOT_PUBLISHED.gone.en)).toEqual(NOT_PUBLISHED.gone);
  expect(problemText(`${NOT_PUBLISHED.invalid.en} Teaser: required`)).toEqual({
    en: 'The English draft can’t be published as it is. Teaser: required',
    de: 'Der englische Entwurf kann so nicht veröffentlicht werden. Teaser: required',
  });
  expect(problemText('disk full')).toEqual({ en: 'disk full', de: 'disk full' });
});
