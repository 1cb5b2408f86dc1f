import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { DEFAULT_TOKEN, listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';

/** Returns a content set as the list fetch answers it (§7). */
export async function wireEntries(siteUrl: string, key: PageKey, language: Language): Promise<readonly ContentEntry[]> {
  const headers = { 'Content-Type': 'application/json', [SECURE_HEADER]: DEFAULT_TOKEN };
  const response = await fetch(`${siteUrl}${listPath(key, language)}`, { headers });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return readEntries(await response.json(), () => {});
}
