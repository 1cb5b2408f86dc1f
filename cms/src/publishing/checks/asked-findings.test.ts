import { expect, test } from 'vitest';
import { askedFindings } from './asked-findings.ts';
import type { FindingKind } from './findings.ts';

const found = (...kinds: readonly FindingKind[]) => kinds.map((kind) => ({ kind }));

test('all that visitors would notice is asked about', () => {
  const noticed = found('link', 'alt', 'empty', 'nothing_listed', 'title_alone', 'no_sections');
  expect(askedFindings(noticed)).toEqual(noticed);
});

test('nothing is asked where there is nothing to notice, or the form refuses anyway', () => {
  expect(askedFindings([])).toEqual([]);
  expect(askedFindings(found('link', 'required', 'alt'))).toEqual([]);
});

test('a picture that is somewhat small is told beside the form alone', () => {
  expect(askedFindings(found('small_picture', 'alt'))).toEqual(found('alt'));
});
