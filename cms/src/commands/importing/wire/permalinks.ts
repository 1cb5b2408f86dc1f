import { withoutLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import { redirectKey, refuseSource } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { isFreePath } from '@kontorwerk/contract/pages/page-table';
import { LINKED_COLLECTIONS, referenceTo } from '#cms/kit/links/reference.ts';
import type { WireDocuments } from './card-choice.ts';
import type { ListCollection } from './card-documents.ts';
import type { ListCards } from './list-cards.ts';
import type { WireTools } from './wire-tools.ts';

/** An address of a document at its source, with the document. */
export type Permalink = { readonly from: string; readonly to: string };

/** Returns the redirect key of an address that no page can have; null for all others. */
function makeRedirectKey(path: string | null): string | null {
  if (path === null || !isFreePath(withoutLanguage(path).slice(1))) return null;
  const from = redirectKey(path);
  return refuseSource(from) === null ? from : null;
}

function isOwnPath(path: string | null, own: string | null): boolean {
  return path !== null && own !== null && redirectKey(withoutLanguage(path)) === redirectKey(own);
}

/**
 * Finds the backend's own addresses of cards' pages, such as WordPress' permalinks, to be redirected. Reports links to
 * anything else, since here each card leads to its own page.
 */
export function findPermalinks(
  lists: Readonly<Record<ListCollection, ListCards>>,
  content: WireDocuments,
  { links, findings }: WireTools,
): readonly Permalink[] {
  const found = new Map<string, string>();
  for (const collection of LINKED_COLLECTIONS) {
    if (collection === 'pages') continue;
    const elsewhere = new Set<string>();
    const ids = new Set(content[collection].map(({ id }) => id));
    for (const { id, pair } of lists[collection].all.filter((card) => ids.has(card.id)))
      for (const language of LANGUAGES) {
        const { link, title } = pair[language];
        const path = links.ownPage(link.trim());
        if (link.trim() === '' || isOwnPath(path, findDocumentPath(collection, title))) continue;
        const from = makeRedirectKey(path);
        if (from !== null) found.set(from, referenceTo(collection, id));
        else elsewhere.add(link.trim());
      }
    const [first] = elsewhere;
    if (first !== undefined)
      findings.note(
        collection,
        `links of cards are left out (${elsewhere.size}), such as ${first}: here each leads to the page of its document`,
      );
  }
  return [...found].map(([from, to]) => ({ from, to }));
}
