import { contactParametersOf, isContactLink, SAID_MAX } from '@kontorwerk/contract/contact-link';
import { detailCards, isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { entryTitle, type FoundPage, keysOf, pageAt } from '@kontorwerk/contract/page-table';
import { matchesSlug, slugOf } from '@kontorwerk/contract/slug';
import { twinOf } from '#app/content/detail-addresses.ts';
import type { SaidByCall } from '#app/forms/MessageForm/about-of-call.ts';
import { entryTitleOf } from './page-title.ts';

/** The entries of a content set. Rejects or throws when they can't be had. */
export type EntriesOf = (
  key: PageKey,
  language: Language,
) => readonly ContentEntry[] | Promise<readonly ContentEntry[]>;

/** What a page shows: all of an entry, or one card. */
type Shown = ContentEntry | Card;

/** Every text by the place where it stands, which is the same in every language; what links name are texts too. */
function* textsOf(value: unknown, place = ''): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') {
    yield [place, value];
    if (!isContactLink(value)) return;
    const { topic, person } = contactParametersOf(value);
    yield [`${place} topic`, topic];
    yield [`${place} person`, person];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, `${place}.${name}`);
  }
}

type Found = { readonly place: string; readonly text: string };

/** The words of a page that an address names by their slug; null where it names none of them. */
function wordsIn(shown: Shown, named: string): Found | null {
  const slug = slugOf(named);
  if (slug === '' || slug.length > SAID_MAX) return null;
  for (const [place, text] of textsOf(shown))
    if (text.length <= SAID_MAX && slugOf(text) === slug) return { place, text };
  return null;
}

/** What stands at a place of a page. */
function textAt(shown: Shown, wanted: string): string | undefined {
  for (const [place, text] of textsOf(shown)) if (place === wanted) return text;
}

type PageIn = { readonly meant: Shown | undefined; readonly cards: readonly Card[] };

/** What an address means in a language, and the cards among which its translation is found; sets that fail have none. */
async function pageIn({ page, name }: FoundPage, language: Language, entriesOf: EntriesOf): Promise<PageIn> {
  const sets = await Promise.allSettled(keysOf(page).map(async (key) => entriesOf(key, language)));
  const entries = sets.flatMap((set) => (set.status === 'fulfilled' ? set.value : []));
  if (page.kind === 'missing') return { meant: undefined, cards: [] };
  if (page.kind !== 'detail')
    return { meant: entries.find(({ title }) => matchesSlug(title, entryTitle(page, name))), cards: [] };
  const cards = detailCards(page, entries);
  return { meant: cards.find(({ title }) => isNamed(page, title, name)), cards };
}

/**
 * Reads from the contact page's address what the call to action said that led there. Only words that the page has on
 * which the call stands count, in whatever language; they come back in the wanted one. Null where no page is named.
 */
export async function saidByCall(search: string, wanted: Language, entriesOf: EntriesOf): Promise<SaidByCall | null> {
  const { about, topic, person } = contactParametersOf(search);
  if (!about.startsWith('/')) return null;
  const found = pageAt(about);
  const here = await pageIn(found, wanted, entriesOf);
  const known = (words: string) => here.meant && (words === '' || wordsIn(here.meant, words) !== null);
  // The other language is asked only for what this one doesn't know: it may have to be fetched.
  const there = known(topic) && known(person) ? null : await pageIn(found, wanted === 'en' ? 'de' : 'en', entriesOf);
  const twin = there?.meant && 'id' in there.meant ? twinOf(there.meant, here.cards) : undefined;
  const shown = here.meant ?? twin;
  if (shown === undefined) return null;
  const inOurWords = (words: string): string => {
    const own = wordsIn(shown, words);
    if (own !== null) return own.text;
    const translated = there?.meant && wordsIn(there.meant, words);
    return translated ? (textAt(shown, translated.place) ?? translated.text) : '';
  };
  const title = 'meta' in shown ? entryTitleOf(shown) : shown.title;
  return { path: about, title, call: inOurWords(topic), person: inOurWords(person) };
}
