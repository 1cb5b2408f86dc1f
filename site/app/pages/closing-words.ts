import type { Language } from '@kontorwerk/contract/languages';
import { type DetailPage, PAGES } from '@kontorwerk/contract/pages';
import type { ClosingCall } from '#app/content/closing-call.ts';

const NO_BUTTONS = { button_one_text: '', button_one_link: '', button_two_text: '', button_two_link: '' };

type LocalCall = Pick<ClosingCall, 'tone'> &
  Readonly<Record<Language, Pick<ClosingCall, 'main_title' | 'description'>>>;

const OF_AN_OFFER: LocalCall = {
  tone: 'petrol',
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
const CALLS: ReadonlyMap<DetailPage, LocalCall> = new Map<DetailPage, LocalCall>([
  [
    PAGES.job,
    {
      tone: 'marigold',
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
      tone: 'mist',
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
]);

/** The call that closes a page of its kind; null where the form at its foot asks in its own words. */
export function closingOf(page: DetailPage, language: Language): ClosingCall | null {
  const call = CALLS.get(page);
  return call ? { ...NO_BUTTONS, sub_title: '', tone: call.tone, ...call[language] } : null;
}
