import type { LocalText, LocalWords } from '../languages.ts';
import type { NameOf } from '../pages/pages.ts';

/** The texts of the form at the foot of posts, jobs, projects and services: their readers' likely next question. */
export const CLOSING_WORDS = {
  en: {
    jobTitle: 'A question before you apply?',
    jobText: 'Ask it here, without a CV. Somebody from the team replies within one working day.',
    postTitle: 'What does that mean for you?',
    postText:
      'Describe your case in a few lines. Someone who works on such things every day replies within one working day.',
    offerTitle: 'And what would yours take?',
    offerText:
      'Say what you have and what it should do. Someone who builds such things replies within one working day.',
  },
  de: {
    jobTitle: 'Noch eine Frage zur Stelle?',
    jobText: 'Stellen Sie sie hier, ganz ohne Unterlagen. Innerhalb eines Werktags antwortet jemand aus dem Team.',
    postTitle: 'Und was heißt das für Sie?',
    postText:
      'Beschreiben Sie Ihren Fall in wenigen Zeilen. Innerhalb eines Werktags antwortet jemand, der täglich damit zu tun hat.',
    offerTitle: 'Und was bräuchte Ihr Vorhaben?',
    offerText:
      'Schreiben Sie, was Sie haben und was daraus werden soll. Innerhalb eines Werktags antwortet jemand, der so etwas baut.',
  },
} satisfies LocalWords;

/** The kind of page above the form: each has a title and a text. */
export type ClosedKind = 'job' | 'post' | 'offer';

/** The titles of the site's own pages, and their descriptions for search engines. */
export const OWN_PAGE_WORDS: Readonly<
  Record<NameOf<'own'>, { readonly title: LocalText; readonly description: LocalText }>
> = {
  search: {
    title: { en: 'Search', de: 'Suche' },
    description: {
      en: 'Search all pages of this site.',
      de: 'Alle Seiten dieser Website durchsuchen.',
    },
  },
  sitemap: {
    title: { en: 'Site map', de: 'Sitemap' },
    description: {
      en: 'Every page of this site at a glance, by subject.',
      de: 'Alle Seiten dieser Website auf einen Blick, nach Themen geordnet.',
    },
  },
};
