import { withoutLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import { PAGES } from '@kontorwerk/contract/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useShown } from '#app/base/shown.ts';
import type { ClosingCall } from '#app/content/closing-call.ts';
import { isPageData } from '#app/content/page-data.ts';

const NO_BUTTONS = { button_one_text: '', button_one_link: '', button_two_text: '', button_two_link: '' };

/** Who reads about a job has nothing to sell. */
const OF_A_JOB: Readonly<Record<Language, Pick<ClosingCall, 'main_title' | 'description'>>> = {
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
export function useClosingCall(): ClosingCall | null {
  const { place, data } = useShown();
  const language = useLanguage();
  if (isPageData(data)) return data.status === 'loaded' ? data.closing : null;
  const isJob = pageAt(withoutLanguage(place.pathname)).page === PAGES.job;
  return isJob ? { ...NO_BUTTONS, sub_title: '', ...OF_A_JOB[language] } : null;
}
