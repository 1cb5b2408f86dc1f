import type { SECTION_KINDS, SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { Tone } from '@kontorwerk/contract/content/tones';
import type { LocalText } from '@kontorwerk/contract/languages';

export type Layout = (typeof SECTION_KINDS)[SectionKind]['layouts'][number];

/** The arrangements' names. */
export const LAYOUT_LABELS = {
  split: { en: 'Text beside picture', de: 'Text neben Bild' },
  home: { en: 'Home page', de: 'Startseite' },
  page: { en: 'Page head', de: 'Seitenkopf' },
  half: { en: 'Half height', de: 'Halbe Höhe' },
  wide: { en: 'Full width', de: 'Volle Breite' },
  call: { en: 'Call to action', de: 'Handlungsaufruf' },
  glyphs: { en: 'With glyphs', de: 'Mit Symbolen' },
  plain: { en: 'Plain', de: 'Schlicht' },
  steps: { en: 'Numbered steps', de: 'Nummerierte Schritte' },
  list: { en: 'List', de: 'Liste' },
  slider: { en: 'Slider', de: 'Slider' },
  right: { en: 'Picture on the right', de: 'Bild rechts' },
  left: { en: 'Picture on the left', de: 'Bild links' },
  bleed: { en: 'Picture to the edge', de: 'Bild bis zum Rand' },
  cells: { en: 'Cells', de: 'Zellen' },
  rows: { en: 'Rows', de: 'Zeilen' },
  full: { en: 'Full form', de: 'Ganzes Formular' },
  'wide-left': { en: 'Left one wide', de: 'Linkes breit' },
  'wide-right': { en: 'Right one wide', de: 'Rechtes breit' },
  equal: { en: 'Equal', de: 'Gleich breit' },
  grid: { en: 'Grid', de: 'Raster' },
  cards: { en: 'Cards', de: 'Karten' },
  map: { en: 'Map', de: 'Karte' },
  form: { en: 'Form', de: 'Formular' },
  prose: { en: 'One column', de: 'Eine Spalte' },
  columns: { en: 'Two columns', de: 'Zwei Spalten' },
  accordion: { en: 'To unfold', de: 'Zum Aufklappen' },
  row: { en: 'One row', de: 'Eine Reihe' },
  large: { en: 'Large', de: 'Groß' },
} as const satisfies Record<Layout, LocalText>;

/** The grounds' names, after the site's colours. */
export const TONE_LABELS = {
  paper: { en: 'Paper', de: 'Papier' },
  'paper-2': { en: 'Paper, darker', de: 'Papier, dunkler' },
  petrol: { en: 'Petrol', de: 'Petrol' },
  ink: { en: 'Ink', de: 'Tinte' },
  marigold: { en: 'Marigold', de: 'Ringelblume' },
  mist: { en: 'Mist', de: 'Nebel' },
} as const satisfies Record<Tone, LocalText>;
