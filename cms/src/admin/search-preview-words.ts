import type { LocalText } from '@kontorwerk/contract/languages';

/** What the preview of a search result says. */
export const SEARCH_WORDS = {
  result: { en: 'How search engines may show it', de: 'So kann es in Suchmaschinen aussehen' },
  share: { en: 'How a link to it is shown elsewhere', de: 'So sieht ein Link darauf anderswo aus' },
  unnamed: { en: 'The page has no title yet.', de: 'Die Seite hat noch keinen Titel.' },
  undescribed: {
    en: 'No description: search engines choose a sentence of the page.',
    de: 'Keine Beschreibung: Suchmaschinen wählen einen Satz der Seite.',
  },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  fits: { en: '{count} characters, fits', de: '{count} Zeichen, passt' },
  short: { en: '{count} characters, there is room for more', de: '{count} Zeichen, da passt noch mehr hin' },
  long: {
    en: '{count} characters, more than about {most} are cut off',
    de: '{count} Zeichen, ab etwa {most} wird abgeschnitten',
  },
  written: { en: 'as written here', de: 'wie hier geschrieben' },
  own: { en: 'empty here, so it is taken from the document', de: 'hier leer, daher aus dem Dokument' },
  foreign: {
    en: 'empty here, so it is taken from the other language',
    de: 'hier leer, daher aus der anderen Sprache',
  },
  nothing: { en: 'nothing written', de: 'nichts geschrieben' },
  chosen: { en: 'The picture that was chosen.', de: 'Das gewählte Bild.' },
  drawn: {
    en: 'Drawn from the title, since none was chosen.',
    de: 'Aus dem Titel gezeichnet, weil keines gewählt ist.',
  },
  noPage: {
    en: 'There is no page of it yet: it gets one with its title.',
    de: 'Es hat noch keine Seite: Die entsteht mit dem Titel.',
  },
  noPicture: {
    en: 'The picture can’t be shown at the moment. Try again in a minute.',
    de: 'Das Bild kann gerade nicht gezeigt werden. Versuchen Sie es in einer Minute noch einmal.',
  },
} as const satisfies Record<string, LocalText>;
