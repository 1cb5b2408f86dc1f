import type { Language } from '@kontorwerk/contract/languages';

/** The words of the interface. Texts that belong to a form's rules live in the contract. */
const en = {
  fetchError: 'Error fetching data:',
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  error: {
    title: 'Page not found',
    text: 'The page you are looking for has set, or never rose.',
    failedTitle: 'Something went wrong',
    failedText: 'We could not show this page. Please try again in a moment.',
    goHome: 'Go to Home',
    imageAlt: '404: the zero is a rising sun, a paper boat sails by',
  },
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
};

const de: typeof en = {
  fetchError: 'Fehler beim Laden der Daten:',
  loading: 'Wird geladen …',
  skipToContent: 'Zum Inhalt springen',
  error: {
    title: 'Seite nicht gefunden',
    text: 'Diese Seite ist untergegangen, oder sie ist nie aufgegangen.',
    failedTitle: 'Da ist etwas schiefgegangen',
    failedText: 'Wir konnten diese Seite nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    goHome: 'Zur Startseite',
    imageAlt: '404: Die Null ist eine aufgehende Sonne, ein Papierboot fährt vorbei',
  },
  breadcrumbs: 'Brotkrumen',
  home: 'Startseite',
};

export const words: Readonly<Record<Language, typeof en>> = { en, de };
