import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { type NameOf, type OwnPage, PAGES } from '@kontorwerk/contract/pages';
import { OWN_PAGE_WORDS } from '@kontorwerk/contract/words/own-page-words';
import { type DescribedPage, describedPage } from './described-page.ts';

function describe(name: NameOf<'own'>, language: Language): DescribedPage {
  const { path } = PAGES[name];
  const { title, description } = OWN_PAGE_WORDS[name];
  return describedPage(name, language, path, {
    path: inLanguage(path, language),
    title: title[language],
    description: description[language],
  });
}

const described = new Map<string, readonly DescribedPage[]>();

/** A page of the site's own in a language; the same object each time. None where search engines aren't told of it. */
export function ownPages(name: NameOf<'own'>, language: Language): readonly DescribedPage[] {
  const { unlisted }: OwnPage = PAGES[name];
  if (unlisted) return [];
  const pages = described.get(`${name} ${language}`) ?? [describe(name, language)];
  described.set(`${name} ${language}`, pages);
  return pages;
}
