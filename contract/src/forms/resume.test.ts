import { expect, test } from 'vitest';
import { checkResume, RESUME_ACCEPT, RESUME_TYPES, resumeExtension } from './resume.ts';

const TEN_MB = 10_485_760;

test.each([
  ['cv.pdf', 'pdf'],
  ['cv.PDF', 'pdf'],
  ['cv.doc', 'doc'],
  ['cv.docx', 'docx'],
  ['cv.ppt', 'ppt'],
  ['cv.pptx', 'pptx'],
  ['my.cv.2026.pdf', 'pdf'],
  ['cv.pdf.exe', null],
  ['cv.txt', null],
  ['cv.', null],
  ['cv', null],
  ['pdf', null],
  ['', null],
  ['cv.toString', null],
])('the file "%s" has the extension %s', (name, extension) => {
  expect(resumeExtension(name)).toBe(extension);
});

test.each([
  ['cv.pdf', 0, 'resume_empty'],
  ['cv.pdf', 1, null],
  ['cv.pdf', TEN_MB, null],
  ['cv.pdf', TEN_MB + 1, 'resume_size'],
  ['cv.png', 1, 'resume_type'],
  ['cv.png', TEN_MB + 1, 'resume_type'],
])('§9 the file "%s" of %i bytes has the problem %s', (name, size, problem) => {
  expect(checkResume({ name, size })).toBe(problem);
});

test('§5 the file input offers what the rule takes', () => {
  const offered = RESUME_ACCEPT.split(',');
  expect(offered.map((extension) => checkResume({ name: `cv${extension}`, size: 1 }))).toEqual(Array(5).fill(null));
});

test('§5 each type of resume can be told from the others by its media type', () => {
  const types: readonly string[] = Object.values(RESUME_TYPES);
  expect(types.filter((type) => !/^application\/[\w.-]+$/.test(type))).toEqual([]);
  expect(new Set(types).size).toBe(5);
});
