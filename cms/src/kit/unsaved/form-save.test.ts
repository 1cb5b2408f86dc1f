import { expect, it } from 'vitest';
import { parseFormSave, toDraftAddress } from './form-save.ts';

function request(values: object, method = 'PATCH', file?: Blob): RequestInit {
  const body = new FormData();
  body.append('_payload', JSON.stringify(values));
  if (file) body.append('file', file);
  return { method, body };
}

it.each([
  ['/api/pages/7?autosave=true&draft=true', 'PATCH', 'autosave'],
  ['/api/pages/7?draft=true', 'PATCH', 'draft'],
  ['/api/globals/words?draft=true', 'post', 'draft'],
  ['/api/reviews/7?depth=0', 'PATCH', 'save'],
  ['/api/globals/privacy?depth=0', 'POST', 'save'],
  ['/api/reviews?depth=0', 'POST', 'creation'],
])('reads %s by %s as %s', (address, method, kind) => {
  expect(parseFormSave(address, request({}, method))?.kind).toBe(kind);
});

it('tells publishing by the status that is sent', () => {
  expect(parseFormSave('/api/pages/7?depth=0', request({ _status: 'published' }))).toMatchObject({
    kind: 'publish',
    place: '/api/pages/7',
  });
});

it('tells that a file is sent along', () => {
  expect(parseFormSave('/api/media/7', request({}, 'PATCH', new Blob(['a'])))?.hasFile).toBe(true);
});

it.each([
  ['what is read', '/api/pages/7', { method: 'GET' }],
  ['what is sent as JSON', '/api/pages/7', { method: 'PATCH', body: '{}' }],
  ['a server function', '/admin', { method: 'POST', body: new FormData() }],
])('leaves %s alone', (_what, address, init) => {
  expect(parseFormSave(address, init)).toBeNull();
});

it('saves as a draft what would be published in one language', () => {
  expect(toDraftAddress('/api/pages/7?depth=0&locale=de&publishSpecificLocale=de')).toBe(
    '/api/pages/7?depth=0&locale=de&draft=true&fallback-locale=null',
  );
});
