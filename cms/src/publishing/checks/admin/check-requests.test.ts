import { expect, test } from 'vitest';
import type { CheckResultKind } from '../document-check.ts';
import { selectNoticeable } from './check-requests.ts';

const found = (...kinds: readonly CheckResultKind[]) => kinds.map((kind) => ({ kind }));

test('all that visitors would notice is asked about', () => {
  const noticed = found('link', 'alt', 'empty', 'nothing_listed', 'title_alone', 'no_sections');
  expect(selectNoticeable(noticed)).toEqual(noticed);
});

test('nothing is asked where there is nothing to notice, or the form refuses anyway', () => {
  expect(selectNoticeable([])).toEqual([]);
  expect(selectNoticeable(found('link', 'required', 'alt'))).toEqual([]);
});

test('a picture that is somewhat small is told beside the form alone', () => {
  expect(selectNoticeable(found('small_picture', 'alt'))).toEqual(found('alt'));
});
