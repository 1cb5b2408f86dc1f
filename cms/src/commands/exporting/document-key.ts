import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { ContentCollection } from '../importing/incoming.ts';

function readEnglish(text: unknown): string {
  const said = isRecord(text) ? (text.en ?? text.de) : text;
  return typeof said === 'string' ? said : '';
}

/** Returns the name by which editors know a document. */
function getName(collection: ContentCollection, document: Untrusted): string {
  const { page_key, slug, segment, title, name, filename, from } = document;
  if (collection === 'pages') return [page_key, slug || readEnglish(segment) || readEnglish(title)].join(' ');
  return (
    [filename, from, readEnglish(title), name].find((said) => typeof said === 'string' && said !== '')?.toString() ?? ''
  );
}

/** The longest name that every file system takes, with a number and an extension added. */
const MAX_LENGTH = 120;

/** Reduces a name to letters and digits of any script, so that it is a file name, too. */
function toFileName(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  return words.slice(0, MAX_LENGTH) || 'unnamed';
}

/** Returns unique keys for the documents of a collection; equal names get numbers, in order. */
export function makeDocumentKeys(collection: ContentCollection, documents: readonly Untrusted[]): readonly string[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const name = toFileName(getName(collection, document));
    let key = name;
    for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
    taken.add(key);
    return key;
  });
}
