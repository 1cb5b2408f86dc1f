import type { Card } from './entry.ts';

/**
 * The most cards that are compared word by word: those of the same group first, and of these the nearest in the list.
 */
const COMPARED = 60;

/** Shorter words say little about the topic; inflected forms of longer ones share their beginning. */
const WORD = /[\p{L}\p{N}]{5,}/gu;
const STEM = 8;

/** The weight of a word in the title, against 1 in the text below. */
const IN_TITLE = 2;

/** The group of a card: a post's topic or a job's team, a project's category. */
function groupOf({ category, pro_category }: Card): string {
  return category === '' ? pro_category : category;
}

function wordsOf(text: string): readonly string[] {
  const words = text.replaceAll('\u00ad', '').toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.slice(0, STEM));
}

/** The weighted words of a card, only from the fields that lists have: its text is not among them. */
function termsOf({ title, description, detail_desc, location }: Card): ReadonlyMap<string, number> {
  const terms = new Map(wordsOf(`${description} ${detail_desc} ${location}`).map((word) => [word, 1]));
  for (const word of wordsOf(title)) terms.set(word, IN_TITLE);
  return terms;
}

/** The indices around one in a circular list, the nearest first; of two equally near, the later one. */
function* iterateNearest(at: number, length: number): Generator<number> {
  for (let step = 1; 2 * step <= length; step += 1) {
    yield (at + step) % length;
    if (2 * step < length) yield (at - step + length) % length;
  }
}

/** The cards to compare: those of the same group, and others up to `COMPARED`; the nearest first. */
function listCandidates(card: Card, list: readonly Card[], apart: ReadonlySet<Card>) {
  const group = groupOf(card);
  const same: Card[] = [];
  const others: Card[] = [];
  for (const place of iterateNearest(list.indexOf(card), list.length)) {
    const other = list[place];
    if (!other || apart.has(other)) continue;
    if (group !== '' && groupOf(other) === group) same.push(other);
    else if (others.length < COMPARED) others.push(other);
    if (same.length === COMPARED) break;
  }
  return { same, others: others.slice(0, COMPARED - same.length) };
}

/**
 * Returns the cards of a list that are most related to one of them: those of the same topic, category or team first,
 * among these by the number and rarity of shared words, then by distance in the list. For projects words don't count:
 * their order is the same in every language, so every language offers the same ones. The result is deterministic and
 * takes one pass over the list.
 *
 * @param card one of the list
 * @param apart cards that are shown already
 */
export function selectRelatedCards(card: Card, list: readonly Card[], count: number, apart: readonly Card[] = []) {
  const { same, others } = listCandidates(card, list, new Set([card, ...apart]));
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
