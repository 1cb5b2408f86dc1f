import { CONTACT_TEXT_MAX, isContactLink, parseContactLink } from '@kontorwerk/contract/address/contact-link';
import { matchesSlug, slugOf } from '@kontorwerk/contract/address/slug';
import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { isCardName } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { entryTitle, type PageMatch, pageAt } from '@kontorwerk/contract/pages/page-table';
import { findCards } from '#app/content/detail-cards.ts';
import { queryPage } from '#app/content/page-query.ts';
import { findTranslation } from '#app/content/translations.ts';
import type { CallWords } from '#app/forms/MessageForm/message-subject.ts';
import { chooseEntryTitle } from './page-title.ts';

/** Resolves a query on a content set. Rejects if its data can't be had. */
export type ReadEntries = (key: PageKey, language: Language, query: ContentQuery) => Promise<readonly ContentEntry[]>;

/** The content of a page: a whole entry, or one card. */
type Shown = ContentEntry | Card;

/**
 * Yields every text by its path in the content, which is the same in every language; includes the words in contact
 * links.
 */
function* textsOf(value: unknown, place = ''): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') {
    yield [place, value];
    if (!isContactLink(value)) return;
    const { topic, person } = parseContactLink(value);
    yield [`${place} topic`, topic];
    yield [`${place} person`, person];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, `${place}.${name}`);
  }
}

type Found = { readonly place: string; readonly text: string };

/** Finds the words on a page that match a slug in an address; null if there are none. */
function findWords(shown: Shown, named: string): Found | null {
  const slug = slugOf(named);
  if (slug === '' || slug.length > CONTACT_TEXT_MAX) return null;
  for (const [place, text] of textsOf(shown))
    if (text.length <= CONTACT_TEXT_MAX && slugOf(text) === slug) return { place, text };
  return null;
}

/** Returns the text at a path. */
function findText(shown: Shown, wanted: string): string | undefined {
  for (const [place, text] of textsOf(shown)) if (place === wanted) return text;
}

/** Loads the content of an address in a language; failed sets count as empty. */
async function findShownContent(
  found: PageMatch,
  language: Language,
  entriesOf: ReadEntries,
): Promise<Shown | undefined> {
  const { page, name } = found;
  const query = queryPage(found, '');
  if (query === null || page.kind === 'own') return undefined;
  if (page.kind === 'detail') {
    const cards = await findCards(page, (key) => entriesOf(key, language, query));
    return cards?.find(({ title }) => isCardName(page, title, name));
  }
  const entries = await entriesOf(page.key, language, query).catch(() => []);
  return entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
}

/**
 * Resolves the call to action in the contact page's address. Accepts only words found on the page of the call, in
 * either language, and returns them in the wanted one; null if the address names no page.
 */
export async function findCallWords(
  search: string,
  wanted: Language,
  entriesOf: ReadEntries,
): Promise<CallWords | null> {
  const { about, topic, person } = parseContactLink(search);
  if (!about.startsWith('/')) return null;
  const found = pageAt(about);
  const { page } = found;
  const here = await findShownContent(found, wanted, entriesOf);
  const known = (words: string) => here && (words === '' || findWords(here, words) !== null);
  // The other language, which may have to be fetched, is queried only for words missing from this one.
  const there =
    known(topic) && known(person) ? null : await findShownContent(found, wanted === 'en' ? 'de' : 'en', entriesOf);
  const twin = async () =>
    page.kind === 'detail' && there && !('meta' in there)
      ? findTranslation(there, wanted, (language, query) => findCards(page, (key) => entriesOf(key, language, query)))
      : undefined;
  const shown = here ?? (await twin());
  if (shown === undefined) return null;
  const inOurWords = (words: string): string => {
    const own = findWords(shown, words);
    if (own !== null) return own.text;
    const translated = there && findWords(there, words);
    return translated ? (findText(shown, translated.place) ?? translated.text) : '';
  };
  const title = 'meta' in shown ? chooseEntryTitle(shown) : shown.title;
  return { path: about, title, call: inOurWords(topic), person: inOurWords(person) };
}
