import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { entryTitle } from '@kontorwerk/contract/pages/page-table';
import type { ContentSource } from '#app/content/content-source.ts';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import type { PageData } from '#app/content/page-data.ts';
import { queryEntry } from '#app/content/page-query.ts';
import { matchSectionsPage, resolveFailedPage, resolvePageData } from './page-resolution.ts';
import { throwRedirect } from './thrown-responses.ts';

type PageRequest = ReturnType<typeof matchSectionsPage>;

function findFreePage(entries: readonly ContentEntry[], name: string) {
  return entries.find(({ title }) => matchesSlug(title, name))?.free;
}

/**
 * Finds the free page that a name in another language means: the stored language may have been put before the address
 * (reading guide, "Languages").
 */
async function findTranslatedFreePage(source: ContentSource, { page, name }: PageRequest, wanted: Language) {
  for (const language of LANGUAGES) {
    if (language === wanted) continue;
    const entries = await source.answer(page.key, language, queryEntry(page, name, '')).catch(() => []);
    const free = findFreePage(entries, name);
    if (free) return free;
  }
  return undefined;
}

/**
 * Removes the addresses of translations that don't exist, as links to them would lead visitors and crawlers to an
 * error. A language whose content is unknown keeps its address.
 */
function withTranslations(
  data: PageData,
  source: Pick<ContentSource, 'entries'>,
  { page, name }: PageRequest,
  own: Language,
): PageData {
  if (data.status !== 'loaded' || page.kind !== 'sections') return data;
  const title = entryTitle(page, name);
  const isThere = (language: Language): boolean => {
    try {
      return source
        .entries(page.key, language)
        .some((entry) => matchesSlug(entry.title, title) && entry.meta.length > 0);
    } catch {
      return true;
    }
  };
  const addresses = { ...data.addresses };
  for (const language of LANGUAGES) if (language !== own && !isThere(language)) addresses[language] = null;
  return { ...data, addresses };
}

/** Loads a page of sections on the server, from the content store. */
export async function pageLoader({ content: source, place }: LoaderArgs): Promise<LoaderResult<PageData>> {
  const asked = matchSectionsPage(place);
  const { page, name } = asked;
  const language = languageOf(place.pathname);
  let entries: readonly ContentEntry[];
  try {
    entries = await source.answer(page.key, language, queryEntry(page, name, place.search));
  } catch (error) {
    return { data: resolveFailedPage(place, error), status: 503 };
  }
  if (page.kind === 'free') {
    const free = findFreePage(entries, name) ?? (await findTranslatedFreePage(source, asked, language));
    const own = free && inLanguage(free.paths[language], language);
    // Redirects other spellings to the page's canonical address.
    if (own && decodeURI(own) !== decodeURI(place.pathname)) throwRedirect(own + place.search, 301);
  }
  return { data: withTranslations(resolvePageData(place, entries), source, asked, language) };
}
