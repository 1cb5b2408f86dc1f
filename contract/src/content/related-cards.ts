import type { Card } from './entry.ts';

/** How many cards are compared word by word: those filed under the same first, and of these the nearest in the list. */
const COMPARED = 60;

/** Shorter words say little of what a text is about; of longer ones the beginning is what their forms have in common. */
const WORD = /[\p{L}\p{N}]{5,}/gu;
const STEM = 8;

/** A word of the title says more than one of the text below it. */
const IN_TITLE = 2;

/** What a card is filed under: a post's topic or a job's team, a project's category. */
function groupOf({ category, pro_category }: Card): string {
  return category === '' ? pro_category : category;
}

function wordsOf(text: string): readonly string[] {
  const words = text.replaceAll('\u00ad', '').toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.slice(0, STEM));
}

/** The words of a card, and how much each counts. Only of what lists know of it, which is without its text. */
function termsOf({ title, description, detail_desc, location }: Card): ReadonlyMap<string, number> {
  const terms = new Map(wordsOf(`${description} ${detail_desc} ${location}`).map((word) => [word, 1]));
  for (const word of wordsOf(title)) terms.set(word, IN_TITLE);
  return terms;
}

/** The places around one in a list that closes to a ring, the nearest first, of two as near the later one. */
function* placesAround(at: number, length: number): Generator<number> {
  for (let step = 1; 2 * step <= length; step += 1) {
    yield (at + step) % length;
    if (2 * step < length) yield (at - step + length) % length;
  }
}

/** The cards that are compared: those filed under the same, and others as far as there is room; the nearest first. */
function candidates(card: Card, list: readonly Card[], apart: ReadonlySet<Card>) {
  const group = groupOf(card);
  const same: Card[] = [];
  const others: Card[] = [];
  for (const place of placesAround(list.indexOf(card), list.length)) {
    const other = list[place];
    if (!other || apart.has(other)) continue;
    if (group !== '' && groupOf(other) === group) same.push(other);
    else if (others.length < COMPARED) others.push(other);
    if (same.length === COMPARED) break;
  }
  return { same, others: others.slice(0, COMPARED - same.length) };
}

/**
 * The cards of a list that share most with one of them, the closest first: those filed under the same topic, category
 * or team before others, and of these who has rarer words in common; of what is left the nearest in the list. Of projects
 * the words don't count: they stand in one order in each language, so that each language leads on to the same. It is the
 * same for whoever has the list, and takes no longer than a look through it.
 *
 * @param card one of the list
 * @param apart cards that are shown already
 */
export function relatedCards(card: Card, list: readonly Card[], count: number, apart: readonly Card[] = []) {
  const { same, others } = candidates(card, list, new Set([card, ...apart]));
  const compared = [...same, ...others].map((other) => ({ other, terms: termsOf(other) }));
  const words = card.pro_category === '' ? [...termsOf(card)] : [];
  const own = words.map(([word, weight]) => {
    const having = compared.filter(({ terms }) => terms.has(word)).length;
    return { word, weight: having === 0 ? 0 : weight * Math.log((compared.length + 1) / having) };
  });
  const shared = compared.map(({ other, terms }, at) => ({
    other,
    isSame: at < same.length,
    score: own.reduce((sum, { word, weight }) => sum + weight * (terms.get(word) ?? 0), 0),
  }));
  return shared
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
