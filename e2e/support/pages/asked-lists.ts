import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { listPath } from '@kontorwerk/contract/wire';
import { successOf } from '../cms/cms.ts';

/** Content queries for the lists of the sample content. */
export const ASKS: readonly (readonly [PageKey, string])[] = [
  ['blog', 'cards=2'],
  ['blog', 'cards=2&start=2'],
  ['blog', 'entry=Blogs&cards=3&start=1'],
  ['homepage', 'entry=Home&cards=24&last=4'],
  ['projects', 'cards=48'],
  ['projects', 'entry=Projects&cards=2&category=Shopware'],
  ['career', 'entry=Career&cards=2&office=MUC'],
  ['career', 'card=nobody'],
  ['news', 'unknown=1'],
];

function read(address: string, answer: unknown): readonly ContentEntry[] {
  return readEntries(answer, ({ at, problem }) => {
    throw new Error(`${address}, ${at}: ${problem}`);
  });
}

async function entriesAt(address: string): Promise<readonly ContentEntry[]> {
  return read(address, await successOf(await fetch(address)));
}

/** Returns a backend's answer to a content query, and the expected answer, resolved from the whole list. */
export async function asked(backend: string, key: PageKey, query: string, language: Language) {
  const address = `${backend}${listPath(key, language)}`;
  const maps = await entriesAt(`${backend}${listPath('contactus', language)}`);
  const offices = maps.flatMap(({ meta }) => meta.flatMap((section) => section.offices));
  const expected = resolveQuery(key, await entriesAt(address), parseContentQuery(new URLSearchParams(query)), offices);
  // Read like any answer, in which a missing list counts as empty.
  return { answer: await entriesAt(`${address}?${query}`), expected: read(address, expected) };
}
