import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import { PAGES, type Page } from '@kontorwerk/contract/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useShown } from '#app/base/shown.ts';
import type { ClosingCall } from '#app/content/closing-call.ts';
import { isPageData } from '#app/content/page-data.ts';

const NO_BUTTONS = { button_one_text: '', button_one_link: '', button_two_text: '', button_two_link: '' };

type LocalCall = Readonly<Record<Language, Pick<ClosingCall, 'main_title' | 'description'>>>;

const OF_AN_OFFER: LocalCall = {
  en: {
    main_title: 'And what would yours take?',
    description:
      'Say what you have and what it should do. Someone who builds such things replies within one working day.',
  },
  de: {
    main_title: 'Und was bräuchte Ihr Vorhaben?',
    description:
      'Schreiben Sie, was Sie haben und was daraus werden soll. Innerhalb eines Werktags antwortet jemand, der so etwas baut.',
  },
};

/** What the readers of pages ask next that no editor closes. */
const CALLS: ReadonlyMap<Page, LocalCall> = new Map<Page, LocalCall>([
  [
    PAGES.job,
    {
      en: {
        main_title: 'A question before you apply?',
        description: 'Ask it here, without a CV. Somebody from the team replies within one working day.',
      },
      de: {
        main_title: 'Noch eine Frage zur Stelle?',
        description:
          'Stellen Sie sie hier, ganz ohne Unterlagen. Innerhalb eines Werktags antwortet jemand aus dem Team.',
      },
    },
  ],
  [
    PAGES.post,
    {
      en: {
        main_title: 'What does that mean for you?',
        description:
          'Describe your case in a few lines. Someone who works on such things every day replies within one working day.',
      },
      de: {
        main_title: 'Und was heißt das für Sie?',
        description:
          'Beschreiben Sie Ihren Fall in wenigen Zeilen. Innerhalb eines Werktags antwortet jemand, der täglich damit zu tun hat.',
      },
    },
  ],
  [PAGES.project, OF_AN_OFFER],
  [PAGES.service, OF_AN_OFFER],
  ...[PAGES.search, PAGES.sitemap, PAGES.free].map((page): [Page, LocalCall] => [
    page,
    {
      en: {
        main_title: 'Still looking?',
        description: 'Tell us what for. A person answers within one working day, not a search engine.',
      },
      de: {
        main_title: 'Nicht fündig geworden?',
        description:
          'Schreiben Sie uns, was Sie suchen. Innerhalb eines Werktags antwortet ein Mensch, keine Suchmaschine.',
      },
    },
  ]),
]);

/** In whose words the form at the foot of a page asks: the page's closing call's, its kind's, or, for null, its own. */
export function useClosingCall(): ClosingCall | null {
  const { place, data } = useShown();
  const language = useLanguage();
  if (isPageData(data)) return data.status === 'loaded' ? data.closing : null;
  const call = CALLS.get(pageAt(place.pathname).page);
  return call ? { ...NO_BUTTONS, sub_title: '', ...call[language] } : null;
}
