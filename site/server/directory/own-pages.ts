import { inLanguage } from '@kontorwerk/contract/address/address';
import type { Language } from '@kontorwerk/contract/languages';
import { type NameOf, type OwnPage, PAGES } from '@kontorwerk/contract/pages/pages';
import { OWN_PAGE_WORDS } from '@kontorwerk/contract/words/page-words';
import { type DescribedPage, describePage } from './described-page.ts';

function describe(name: NameOf<'own'>, language: Language): DescribedPage {
  const { path } = PAGES[name];
  const { title, description } = OWN_PAGE_WORDS[name];
  return describePage(name, language, path, {
    path: inLanguage(path, language),
    title: title[language],
    description: description[language],
  });
}

const described = new Map<string, readonly DescribedPage[]>();

/** Returns one of the app's built-in pages in a language, memoised; nothing if it is unlisted. */
export function describeOwnPages(name: NameOf<'own'>, language: Language): readonly DescribedPage[] {
  const { unlisted }: OwnPage = PAGES[name];
  if (unlisted) return [];
  const pages = described.get(`${name} ${language}`) ?? [describe(name, language)];
  described.set(`${name} ${language}`, pages);
  return pages;
}
