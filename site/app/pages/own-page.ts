import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { type NameOf, PAGES } from '@kontorwerk/contract/pages/pages';
import { OWN_PAGE_WORDS } from '@kontorwerk/contract/words/page-words';
import type { OwnPageData } from '#app/content/page-data.ts';

/** Returns the metadata of one of the site's own pages. */
export function describeOwnPage(name: NameOf<'own'>, pathname: string): OwnPageData {
  const { path } = PAGES[name];
  const { title, description } = OWN_PAGE_WORDS[name];
  const language = languageOf(pathname);
  return {
    status: 'loaded',
    title: title[language],
    description: description[language],
    addresses: { en: inLanguage(path, 'en'), de: inLanguage(path, 'de') },
  };
}
