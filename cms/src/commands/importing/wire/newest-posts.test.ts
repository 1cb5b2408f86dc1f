import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { normaliseDatesAndOrder } from '@kontorwerk/contract/content/dated-entries';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { setId } from '#cms/content/wire/content-set.ts';
import { convertAnswers } from '../testing/converted-answers.ts';

const FILE = join(import.meta.dirname, '../../../../../contract/src/content/testing/posts-newest-first.json');

/** Returns the titles of the posts on the home page. */
function newsOn(entries: readonly ContentEntry[]) {
  const ask = parseContentQuery(new URLSearchParams('entry=home&cards=24&last=4'));
  const answer = resolveQuery('homepage', entries, ask, []) ?? [];
  return answer.flatMap(({ meta }) => meta.flatMap((section) => section.card_components.map(({ title }) => title)));
}

test('of a long list sent newest first the home page shows the same posts as its source', async () => {
  const answer: unknown = JSON.parse(readFileSync(FILE, 'utf8'))['GET /wp-json/bc/v1/homepage'];
  const { documents, sets, problems } = await convertAnswers({ [listPath('homepage', 'en')]: answer });
  const imported = sets.get(setId('homepage', 'en'));
  expect(documents.pages[0]?.sections).toEqual([expect.not.objectContaining({ pick: expect.anything() })]);
  expect(imported && 'entries' in imported ? newsOn(imported.entries) : []).toEqual(
    newsOn(
      normaliseDatesAndOrder(
        readEntries(answer, () => {}),
        () => {},
      ),
    ),
  );
  expect(documents.posts.length).toBeGreaterThan(48);
  expect(problems).toEqual([]);
});
