import type { Language } from '@kontorwerk/contract/languages';
import { canonicalPath, pageAt } from '@kontorwerk/contract/pages/page-table';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { nameOfPage } from '#app/base/name-of-page.ts';
import { type Shown, useShown } from '#app/base/shown.ts';
import { useSite } from '#app/base/site-data.ts';
import { isDetailData } from '#app/content/page-data.ts';
import { ABOUT_NOTHING, type About } from '../MessageForm/about.ts';

/** Returns the title of a detail page, or the name of the page's form; empty for other pages. */
function titleIn({ place, data }: Shown, language: Language): string {
  if (isDetailData(data)) return data.status === 'loaded' ? data.card.title : '';
  const { form } = pageAt(place.pathname).page;
  return form === undefined ? '' : words[language].forms[form];
}

/** Returns the default subject of a message written at the foot of the page: the page's own. */
export function usePageAbout(): About {
  const shown = useShown();
  const language = useLanguage();
  const { menu, legal } = useSite().links;
  const { pathname } = shown.place;
  if (!pageAt(pathname).page.topical) return ABOUT_NOTHING;
  const law = legal.find(({ to }) => canonicalPath(to) === canonicalPath(pathname));
  return { topic: nameOfPage(pathname, law?.label ?? titleIn(shown, language), menu), person: '' };
}
