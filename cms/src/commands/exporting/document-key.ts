import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { ContentCollection } from '../importing/incoming.ts';

function english(text: unknown): string {
  const said = isRecord(text) ? (text.en ?? text.de) : text;
  return typeof said === 'string' ? said : '';
}

/** What people know a document by. */
function nameOf(collection: ContentCollection, document: Untrusted): string {
  const { page_key, slug, segment, title, name, filename, from } = document;
  if (collection === 'pages') return [page_key, slug || english(segment) || english(title)].join(' ');
  return (
    [filename, from, english(title), name].find((said) => typeof said === 'string' && said !== '')?.toString() ?? ''
  );
}

/** The longest name of a file that every file system takes, with a number and an ending behind it. */
const LONGEST = 120;

/** Letters and digits of any script, so that a name is one of a file, too. */
function plain(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  return words.slice(0, LONGEST) || 'unnamed';
}

/** Names the documents of a collection, each by another name; what is called alike is numbered in its order. */
export function documentKeys(collection: ContentCollection, documents: readonly Untrusted[]): readonly string[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const name = plain(nameOf(collection, document));
    let key = name;
    for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
    taken.add(key);
    return key;
  });
}
