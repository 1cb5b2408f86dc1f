import { expect, test } from 'vitest';
import { inLanguage, languageOf, withLanguagePrefix, withoutLanguage, withoutTrailingSlash } from './address.ts';

test.each([
  ['/', 'en', '/'],
  ['/projects', 'en', '/projects'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/projects', 'de', '/projects'],
  ['/de/projects/de', 'de', '/projects/de'],
  ['/en/projects', 'en', '/projects'],
  ['/en', 'en', '/'],
  ['/developers', 'en', '/developers'],
  ['/fr/projects', 'en', '/fr/projects'],
  ['/DE/projects', 'de', '/projects'],
  ['/De?a=1', 'de', '/?a=1'],
  ['/de#top', 'de', '/#top'],
])('%s is in %s and is %s without it', (pathname, language, bare) => {
  expect(languageOf(pathname)).toBe(language);
  expect(withoutLanguage(pathname)).toBe(bare);
});

test.each([
  ['/', '/', '/de'],
  ['/de', '/', '/de'],
  ['/projects', '/projects', '/de/projects'],
  ['/de/projects', '/projects', '/de/projects'],
  ['/en/projects', '/projects', '/de/projects'],
  ['/projects?a=1#b', '/projects?a=1#b', '/de/projects?a=1#b'],
  ['/?a=1', '/?a=1', '/de?a=1'],
  ['/#a', '/#a', '/de#a'],
])('%s is %s in English and %s in German', (path, en, de) => {
  expect(inLanguage(path, 'en')).toBe(en);
  expect(inLanguage(path, 'de')).toBe(de);
});

test.each([
  ['/', '/en', '/de'],
  ['/projects', '/en/projects', '/de/projects'],
  ['/de/projects', '/en/projects', '/de/projects'],
])('%s names its language on demand, the standard one too', (path, en, de) => {
  expect(withLanguagePrefix(path, 'en')).toBe(en);
  expect(withLanguagePrefix(path, 'de')).toBe(de);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['///', '/'],
  ['/products/', '/products'],
  ['/products//?a=/#b/', '/products?a=/#b/'],
  ['/products?a=1', '/products?a=1'],
  ['//?a', '/?a'],
])('the site writes %j as %j', (address, written) => {
  expect(withoutTrailingSlash(address)).toBe(written);
});
