import { type Hit, type Hits, mergeInto } from './ranking.ts';

/** What is found for several words: documents that have as many of them as there are in any. */
export type FoundByWords = { readonly hits: Hits; readonly words: number };

/** @param hitsOfWords what is found for each word by itself; its hits are used up */
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

/** A document that answers for several terms of a query answers that much better. */
const worth = ({ score, asked }: Hit) => score * asked.length;

/**
 * The numbers of the best documents, the best first; of equals the one that was found first.
 *
 * @param preferenceOf multiplies what a document is worth
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
