import { withoutLanguage } from '@kontorwerk/contract/address';
import type { Section } from '@kontorwerk/contract/content/entry';
import { emptySection } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import { PAGES } from '@kontorwerk/contract/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useShown } from '#app/base/shown.ts';
import { isPageData } from '#app/content/page-data.ts';

type Call = Pick<Section, 'main_title' | 'description'>;

/** Who reads about a job has nothing to sell. */
const OF_A_JOB: Readonly<Record<Language, Call>> = {
  en: {
    main_title: 'A question before you apply?',
    description: 'Ask it here, without a CV. Somebody from the team replies within one working day.',
  },
  de: {
    main_title: 'Noch eine Frage zur Stelle?',
    description: 'Stellen Sie sie hier, ganz ohne Unterlagen. Innerhalb eines Werktags antwortet jemand aus dem Team.',
  },
};

/** In whose words the form at the foot of a page asks: the page's closing call's, a job's, or, for null, its own. */
export function useClosingCall(): Section | null {
  const { place, data } = useShown();
  const language = useLanguage();
  if (isPageData(data)) return data.status === 'loaded' ? data.closing : null;
  const isJob = pageAt(withoutLanguage(place.pathname)).page === PAGES.job;
  return isJob ? { ...emptySection(), ...OF_A_JOB[language] } : null;
}
