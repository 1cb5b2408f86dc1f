import { type Hit, type Hits, mergeInto } from './ranking.ts';

/** The result for several words: the documents that match the most of them. */
export type FoundByWords = { readonly hits: Hits; readonly words: number };

/** @param hitsOfWords the hits of each single word; modified in place */
export function withMostWords(hitsOfWords: readonly Hits[]): FoundByWords {
  const all = new Map<number, { readonly hit: Hit; words: number }>();
  for (const hits of hitsOfWords)
    for (const [document, hit] of hits) {
      const known = all.get(document);
      if (known) {
        mergeInto(known.hit, hit);
        known.words += 1;
      } else all.set(document, { hit, words: 1 });
    }
  let most = 0;
  for (const { words } of all.values()) most = Math.max(most, words);
  const hits = new Map<number, Hit>();
  for (const [document, { hit, words }] of all) if (words === most) hits.set(document, hit);
  return { hits, words: most };
}

/** The hits of one kind, or of all, with the count of each. */
export type HitsOfKind = { readonly hits: Hits; readonly kinds: ReadonlyMap<string, number> };

/** @param wanted the one kind to keep; all are kept if it is null or has no hits */
export function ofKind(hits: Hits, kindOf: (document: number) => string, wanted: string | null): HitsOfKind {
  const kinds = new Map<string, number>();
  for (const document of hits.keys()) {
    const kind = kindOf(document);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  if (wanted === null || !kinds.has(wanted)) return { hits, kinds };
  return { hits: new Map([...hits].filter(([document]) => kindOf(document) === wanted)), kinds };
}

/** Multiplied by the number of matched query terms. */
const worth = ({ score, asked }: Hit) => score * asked.length;

/**
 * Returns the numbers of the best documents, best first; among equals the one found first.
 *
 * @param preferenceOf multiplies a document's score
 */
export function bestOf(hits: Hits, most: number, preferenceOf: (document: number) => number): readonly number[] {
  const best: { readonly document: number; readonly worth: number }[] = [];
  for (const [document, hit] of hits) {
    const found = { document, worth: worth(hit) * preferenceOf(document) };
    if (best.length === most && found.worth <= (best.at(-1)?.worth ?? 0)) continue;
    const after = best.findLastIndex((other) => other.worth >= found.worth);
    best.splice(after + 1, 0, found);
    if (best.length > most) best.pop();
  }
  return best.map(({ document }) => document);
}
