import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import { nameBlogs, reportLeftOver, reportPairs, reportWithoutPicture } from './survey-report.ts';

function told(tell: (findings: Findings) => void): readonly string[] {
  const findings = new Findings();
  tell(findings);
  return findings.notes.map(({ at, why }) => `${at}: ${why}`);
}

function surveyOf(path: string, leftOut: Readonly<Record<string, number>> = {}) {
  return {
    site: { texts: new Map(), authors: new Map() },
    blog: { origin: 'https://old.example', path, network: '', scope: `wordpress https://old.example${path}` },
    language: 'en',
    attachments: new Map(),
    reusable: new Map(),
    posts: [],
    leftOut: new Map(Object.entries(leftOut)),
  } as const;
}

test('what several exports leave out is told in sum', () => {
  const surveys = [surveyOf('', { page: 1, comment: 2 }), surveyOf('/de', { page: 1 })];
  expect(told((findings) => reportLeftOver(surveys, findings))).toEqual([
    'left out: page (2)',
    'left out: comment (2)',
  ]);
});

const guesses = (count: number) => Array.from({ length: count }, () => ({ en: 'Roof', de: 'Dach', share: 'picture' }));

test.each([
  [1, ['translations: “Roof” and “Dach” became one: they share their picture']],
  [51, ['translations: of these, guessed by picture, second or day and text (51)']],
])('%d guessed translations are told so that they can be checked', (count, lines) => {
  const pairs = { partners: new Map(), across: 60, guessed: guesses(count) };
  expect(told((findings) => reportPairs(pairs, findings))).toEqual([
    'translations: posts of two blogs that became one (60)',
    ...lines,
  ]);
});

test('of several blogs each is named, one by itself is not', () => {
  expect([...nameBlogs([surveyOf(''), surveyOf('/de')]).values()]).toEqual([' of old.example', ' of old.example/de']);
  expect([...nameBlogs([surveyOf('/de'), surveyOf('/de')]).values()]).toEqual(['']);
});

test.each([
  [[], []],
  [['A', 'B'], ['posts without a picture: so many were published, whose cards show words alone (2): “A”, “B”']],
  [
    [...'ABCDEFG'],
    [
      'posts without a picture: so many were published, whose cards show words alone (7): “A”, “B”, “C”, “D”, “E” and others',
    ],
  ],
])('posts without a picture, %j, are told once', (titles, lines) => {
  expect(told((findings) => reportWithoutPicture(titles, findings))).toEqual(lines);
});
