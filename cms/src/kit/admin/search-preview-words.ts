import type { LocalText } from '@kontorwerk/contract/languages';

/** The texts of the search result preview. */
export const SEARCH_WORDS = {
  result: { en: 'How it may look in search engines', de: 'So kann es in Suchmaschinen aussehen' },
  share: { en: 'How a link to it looks elsewhere', de: 'So sieht ein Link darauf anderswo aus' },
  unnamed: { en: 'The page has no title yet.', de: 'Die Seite hat noch keinen Titel.' },
  undescribed: {
    en: 'No description: search engines pick a sentence from the page.',
    de: 'Keine Beschreibung: Suchmaschinen wählen selbst einen Satz aus der Seite.',
  },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  fits: { en: '{count} characters, a good length', de: '{count} Zeichen, gute Länge' },
  short: { en: '{count} characters, room for more', de: '{count} Zeichen, da passt noch mehr hin' },
  long: {
    en: '{count} characters, cut off after about {most}',
    de: '{count} Zeichen, ab etwa {most} wird abgeschnitten',
  },
  written: { en: 'as written here', de: 'wie hier geschrieben' },
  own: { en: 'empty here, so taken from the document', de: 'hier leer, daher aus dem Dokument übernommen' },
  foreign: {
    en: 'empty here, so taken from the other language',
    de: 'hier leer, daher aus der anderen Sprache übernommen',
  },
  nothing: { en: 'nothing written', de: 'nichts geschrieben' },
  chosen: { en: 'The picture you chose.', de: 'Das gewählte Bild.' },
  drawn: {
    en: 'Drawn from the title, because none was chosen.',
    de: 'Aus dem Titel gezeichnet, weil keines gewählt ist.',
  },
  noPage: {
    en: 'There is no page for it yet: it gets one along with its title.',
    de: 'Dazu gibt es noch keine Seite: Sie entsteht mit dem Titel.',
  },
  noPicture: {
    en: 'The picture can’t be shown at the moment. Try again in a minute.',
    de: 'Das Bild kann gerade nicht gezeigt werden. Versuchen Sie es in einer Minute noch einmal.',
  },
} as const satisfies Record<string, LocalText>;
