import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { queryProblem } from './malformed-request.ts';

const LIMIT = 'limit has to be a whole number from 0 to 2147483647.';
const PAGE = LIMIT.replace('limit', 'page');
const NO_STATUS = '_status has to be draft or published.';

test('a malformed query or document is answered 400 with what is wrong, and a sound one as ever', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'malformed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('kit/http/testing/malformed.ts', dataDir);
  const refused = (...messages: readonly string[]) => messages.map((message) => [400, message]);
  expect(told).toEqual([
    ...refused(LIMIT, 'where[title][like] has to be one text.'),
    ...refused('where[title][like] has a null byte.', 'where[or][0][title][like] has to be one text.'),
    ...refused(LIMIT, LIMIT, LIMIT, PAGE, PAGE),
    ...refused(LIMIT, 'Invalid JSON', 'where and sort have more than 24 fields of other documents.'),
    ...refused(...['log.error', 'log__id', 'log.error'].map((path) => `The following path cannot be queried: ${path}`)),
    ...refused('where[input][like] has to be one text.'),
    ...refused(
      ...['document', 'user', 'user', 'user'].map(
        (name) => `${name} is looked for by ${name}.value and ${name}.relationTo.`,
      ),
    ),
    [200, ''],
    [200, ''],
    [200, ''],
    ...refused('where is nested deeper than 20 levels.'),
    // Signed out: what was searched for doesn't matter.
    [403, 'You are not allowed to perform this action.'],
    ...refused('roles (Roles) has to be a list.', 'roles (Roles) has to be a list.'),
    ...refused('email (Email) has to be a text.', 'createdAt (Created At) has to be a date.'),
    ...refused('date (Date) has to be a date.', 'date (Date) has to be a date.', 'date (Date) has to be a date.'),
    ...refused('deletedAt (Deleted At) has to be a date.', 'author (Author) has to be an object.'),
    ...refused('image (Picture) has to be an id.', 'image (Picture) has to be an id.'),
    ...refused('It refers to something that doesn’t exist.', 'seo.image (Picture) has to be an id.'),
    ...refused('post_type (Kind) has to be one value.', 'body (Text) has to be a text of the editor.'),
    ...refused('title has a null byte.', 'parent (Below the page) has to be an id.'),
    ...refused('plain (Without menu and footer) has to be true or false.', '_order has a null byte.'),
    ...refused('password (Password) has to be a text.', 'title (Title) has to be a text.'),
    // Of several documents each is named.
    ...refused('“A”: title (Title) has to be a text.', 'sections.0.main_title (Title) has to be a text.'),
    ...refused('claim (Claim) has to be a text.', 'to (Leads to) has to be a text.'),
    ...refused(...Array.from({ length: 3 }, () => NO_STATUS), '_status (Status) has to be one value.'),
    ...refused(`“A”: ${NO_STATUS}`, NO_STATUS, NO_STATUS),
    ...refused('The document has to be sent as a JSON object.', 'The document has to be sent as a JSON object.'),
    ...refused('The document has to be sent as a JSON object.'),
    [200, ''],
  ]);
});

test.each([
  [{ limit: 0 }, null],
  [{ limit: '', page: '2' }, null],
  [{ limit: null, page: 1 }, null],
  [{ limit: 'abc' }, LIMIT],
  [{ limit: Number.NaN }, LIMIT],
  [{ limit: 1.5 }, LIMIT],
  [{ limit: '1e20' }, LIMIT],
  [{ limit: ['1'] }, LIMIT],
  [{ page: '-1' }, PAGE],
  [{ where: { and: [{ title: { like: 'a b' } }, { id: { in: [1, 2] } }] } }, null],
  [{ where: { and: [{ title: { contains: ['a'] } }] } }, 'where[and][0][title][contains] has to be one text.'],
])('of the query %j it says %s', (query, problem) => {
  expect(queryProblem(query)).toBe(problem);
});
