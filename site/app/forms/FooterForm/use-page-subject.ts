import type { Language } from '@kontorwerk/contract/languages';
import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import { type CurrentPage, useCurrentPage } from '#app/base/current-page.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { findPageName } from '#app/base/page-name.ts';
import { useSite } from '#app/base/site-data.ts';
import { isDetailData } from '#app/content/page-data.ts';
import { type MessageSubject, NO_SUBJECT } from '../MessageForm/message-subject.ts';

/** Returns the title of a detail page, or the name of the page's form; empty for other pages. */
function findTitle({ place, data }: CurrentPage, language: Language): string {
  if (isDetailData(data)) return data.status === 'loaded' ? data.card.title : '';
  const { form } = place.page;
  return form === undefined ? '' : words[language].forms[form];
}

/** Returns the default subject of a message written at the foot of the page: the page's own. */
export function usePageSubject(): MessageSubject {
  const shown = useCurrentPage();
  const language = useLanguage();
  const { menu, legal } = useSite().links;
  const { page, canonical } = shown.place;
  if (!page.topical) return NO_SUBJECT;
  const law = legal.find(({ to }) => canonicalPath(to) === canonical);
  return { topic: findPageName(canonical, law?.label ?? findTitle(shown, language), menu), person: '' };
}
