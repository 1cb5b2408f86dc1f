import { contactParametersOf, isContactLink, SAID_MAX } from '@kontorwerk/contract/contact-link';
import type { Ask } from '@kontorwerk/contract/content/ask';
import { isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { entryTitle, type FoundPage, pageAt } from '@kontorwerk/contract/page-table';
import { matchesSlug, slugOf } from '@kontorwerk/contract/slug';
import { findCards } from '#app/content/detail-cards.ts';
import { pageAsk } from '#app/content/page-ask.ts';
import { findTwin } from '#app/content/translations.ts';
import type { SaidByCall } from '#app/forms/MessageForm/about-of-call.ts';
import { entryTitleOf } from './page-title.ts';

/** What is asked for of a content set. Rejects when it can't be had. */
export type EntriesOf = (key: PageKey, language: Language, ask: Ask) => Promise<readonly ContentEntry[]>;

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

/** What an address means in a language; sets that fail have none of it. */
async function shownAt(found: FoundPage, language: Language, entriesOf: EntriesOf): Promise<Shown | undefined> {
  const { page, name } = found;
  const ask = pageAsk(found, '');
  if (ask === null || page.kind === 'own') return undefined;
  if (page.kind === 'detail') {
    const cards = await findCards(page, (key) => entriesOf(key, language, ask));
    return cards?.find(({ title }) => isNamed(page, title, name));
  }
  const entries = await entriesOf(page.key, language, ask).catch(() => []);
  return entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
}

/**
 * Reads from the contact page's address what the call to action said that led there. Only words that the page has on
 * which the call stands count, in whatever language; they come back in the wanted one. Null where no page is named.
 */
export async function saidByCall(search: string, wanted: Language, entriesOf: EntriesOf): Promise<SaidByCall | null> {
  const { about, topic, person } = contactParametersOf(search);
  if (!about.startsWith('/')) return null;
  const found = pageAt(about);
  const { page } = found;
  const here = await shownAt(found, wanted, entriesOf);
  const known = (words: string) => here && (words === '' || wordsIn(here, words) !== null);
  // The other language is asked only for what this one doesn't know: it may have to be fetched.
  const there = known(topic) && known(person) ? null : await shownAt(found, wanted === 'en' ? 'de' : 'en', entriesOf);
  const twin = async () =>
    page.kind === 'detail' && there && !('meta' in there)
      ? findTwin(there, wanted, (language, ask) => findCards(page, (key) => entriesOf(key, language, ask)))
      : undefined;
  const shown = here ?? (await twin());
  if (shown === undefined) return null;
  const inOurWords = (words: string): string => {
    const own = wordsIn(shown, words);
    if (own !== null) return own.text;
    const translated = there && wordsIn(there, words);
    return translated ? (textAt(shown, translated.place) ?? translated.text) : '';
  };
  const title = 'meta' in shown ? entryTitleOf(shown) : shown.title;
  return { path: about, title, call: inOurWords(topic), person: inOurWords(person) };
}
