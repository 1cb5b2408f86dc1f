import { expect, test } from 'vitest';
import { draftLink, isDraftToken, tokenOfDraftLink, withDraft } from './draft.ts';

test.each([
  ['en', '/draft/a.b'],
  ['de', '/de/draft/a.b'],
] as const)('the link to a draft in %s is %s', (language, link) => {
  expect(draftLink('a.b', language)).toBe(link);
  expect(tokenOfDraftLink(link)).toBe('a.b');
});

test.each(['/', '/draft', '/drafts/a.b', '/draft/a.b/c', '/blog/draft'])('%s is no link to a draft', (path) => {
  expect(tokenOfDraftLink(path)).toBeNull();
});

test.each([
  ['/projects', '/projects?draft=a.b'],
  ['/projects?page=2&draft=old#list', '/projects?page=2&draft=a.b#list'],
  ['/de#content', '/de?draft=a.b#content'],
])('%s with a draft is %s', (address, shown) => {
  expect(withDraft(address, 'a.b')).toBe(shown);
});

test.each(['', 'a', 'a.b.c', 'a b.c', `${'a'.repeat(400)}.b`, 'a.b\n', '<a>.b'])('%j can be no token', (text) => {
  expect(isDraftToken(text)).toBe(false);
});
