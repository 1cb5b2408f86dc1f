import type { CardField, SectionField } from '@kontorwerk/contract/content/fields';
import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { SECTION_LAYOUTS, Tone } from '@kontorwerk/contract/content/section-layouts';
import type { LocalText } from '@kontorwerk/contract/languages';

type KindLabel = { readonly name: LocalText; readonly group: LocalText };

const OPENING: LocalText = { en: 'Openings and calls', de: 'Auftakt und Aufruf' };
const TEXT: LocalText = { en: 'Text and pictures', de: 'Text und Bild' };
const GRIDS: LocalText = { en: 'Grids', de: 'Raster' };
const LISTS: LocalText = { en: 'From the collections', de: 'Aus den Sammlungen' };
const CONTACT: LocalText = { en: 'Contact', de: 'Kontakt' };

/** The editors' name for each section kind, and its heading in the admin's picker. */
export const KIND_LABELS = {
  Banner: { name: { en: 'Banner', de: 'Banner' }, group: OPENING },
  Stats: { name: { en: 'Figures', de: 'Kennzahlen' }, group: OPENING },
  ImageContent: { name: { en: 'Picture with text', de: 'Bild mit Text' }, group: TEXT },
  RichText: { name: { en: 'Text', de: 'Text' }, group: TEXT },
  TwoImages: { name: { en: 'Two pictures', de: 'Zwei Bilder' }, group: TEXT },
  Faq: { name: { en: 'Questions and answers', de: 'Fragen und Antworten' }, group: TEXT },
  GridBlocks: { name: { en: 'Grid of blocks', de: 'Blockraster' }, group: GRIDS },
  ServicesGrid: { name: { en: 'Services', de: 'Leistungen' }, group: GRIDS },
  HireGrid: { name: { en: 'Developers for hire', de: 'Entwickler auf Zeit' }, group: GRIDS },
  ProjectGrid: { name: { en: 'Projects with filter', de: 'Projekte mit Filter' }, group: LISTS },
  ProjectSlider: { name: { en: 'Project slider', de: 'Projekt-Slider' }, group: LISTS },
  News: { name: { en: 'News and posts', de: 'News und Beiträge' }, group: LISTS },
  CareerGrid: { name: { en: 'Open positions', de: 'Offene Stellen' }, group: LISTS },
  ReviewSlider: { name: { en: 'Reviews', de: 'Kundenstimmen' }, group: LISTS },
  ClientSlider: { name: { en: 'Client logos', de: 'Kundenlogos' }, group: LISTS },
  CertificateSlider: { name: { en: 'Certificates', de: 'Zertifikate' }, group: LISTS },
  ContactForm: { name: { en: 'Contact form', de: 'Kontaktformular' }, group: CONTACT },
  ContactMap: { name: { en: 'Offices with map', de: 'Standorte mit Karte' }, group: CONTACT },
  FromToContact: { name: { en: 'From … to', de: 'Von … nach' }, group: CONTACT },
} as const satisfies Record<SectionKind, KindLabel>;

/** The hint above the cards of kinds whose cards stand for something other than cards. */
export const CARD_HINTS: { readonly [K in SectionKind]?: LocalText } = {
  Stats: {
    en: 'One card is one figure. Title: the figure, such as 41%. Description: what it counts. More about it: a note below.',
    de: 'Eine Karte ist eine Zahl. Titel: die Zahl, etwa 41 %. Beschreibung: was sie zählt. Mehr dazu: eine Anmerkung darunter.',
  },
  TwoImages: {
    en: 'The captions: the first card goes below the large picture, the second below the other.',
    de: 'Die Bildunterschriften: Die erste Karte steht unter dem großen Bild, die zweite unter dem anderen.',
  },
  Faq: {
    en: 'One card is one question: its title, and the text that answers it.',
    de: 'Eine Karte ist eine Frage: ihr Titel und der Text, der sie beantwortet.',
  },
  HireGrid: {
    en: 'One card is one profile. Category: what they work with. Every card leads to the contact form.',
    de: 'Eine Karte ist ein Profil. Kategorie: womit gearbeitet wird. Jede Karte führt zum Kontaktformular.',
  },
  ContactForm: {
    en: 'Beside the form. A card with a picture is somebody who answers. The others are texts: the first says what happens next, and stays after sending.',
    de: 'Neben dem Formular. Eine Karte mit Bild ist jemand, der antwortet. Die anderen sind Texte: Der erste sagt, wie es weitergeht, und bleibt nach dem Absenden stehen.',
  },
  FromToContact: {
    en: 'One card is one choice. Category: “from” or “to”, in every language, says which of the two lists it is in.',
    de: 'Eine Karte ist eine Auswahl. Kategorie: „from“ oder „to“, in jeder Sprache, sagt, in welcher der beiden Listen sie steht.',
  },
};

/** The editors' names for the fields of a section. */
export const SECTION_FIELD_LABELS = {
  main_title: { en: 'Title', de: 'Titel' },
  sub_title: { en: 'Line above the title', de: 'Zeile über dem Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  bg_image: { en: 'Large picture', de: 'Großes Bild' },
  com_image: { en: 'Picture', de: 'Bild' },
  html_field: { en: 'Text', de: 'Text' },
  button_one_text: { en: 'First button: text', de: 'Erster Button: Text' },
  button_one_link: { en: 'First button: link', de: 'Erster Button: Link' },
  button_two_text: { en: 'Second button: text', de: 'Zweiter Button: Text' },
  button_two_link: { en: 'Second button: link', de: 'Zweiter Button: Link' },
} as const satisfies Record<SectionField, LocalText>;

/** The editors' names for the fields of a card. */
export const CARD_FIELD_LABELS = {
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  image: { en: 'Picture', de: 'Bild' },
  link: { en: 'Link', de: 'Link' },
  button_text: { en: 'Text of the link', de: 'Text des Links' },
  button_link: { en: 'Link of the button', de: 'Link des Buttons' },
  pro_category: { en: 'Project category', de: 'Projektkategorie' },
  location: { en: 'Location', de: 'Ort' },
  job_type: { en: 'Type of employment', de: 'Art der Anstellung' },
  detail_desc: { en: 'More about it', de: 'Mehr dazu' },
  html_field: { en: 'Text', de: 'Text' },
  houres: { en: 'Hours', de: 'Stunden' },
  category: { en: 'Category', de: 'Kategorie' },
  date: { en: 'Date', de: 'Datum' },
  name: { en: 'Name', de: 'Name' },
  location_company: { en: 'Company and place', de: 'Unternehmen und Ort' },
  review: { en: 'Review', de: 'Kundenstimme' },
} as const satisfies Record<CardField, LocalText>;

/** The help texts for the fields of a section. */
export const SECTION_FIELD_HELP = {
  main_title: {
    en: 'The heading of the section. A new line here is a line break there.',
    de: 'Die Überschrift des Abschnitts. Eine neue Zeile bricht sie an dieser Stelle um.',
  },
  sub_title: { en: 'A few words in small type.', de: 'Wenige Worte in kleiner Schrift.' },
  description: { en: 'One to three sentences below the title.', de: 'Ein bis drei Sätze unter dem Titel.' },
  bg_image: {
    en: 'Fills the section or half of it; at least 1600 pixels wide.',
    de: 'Füllt den Abschnitt oder eine Hälfte davon; mindestens 1600 Pixel breit.',
  },
  com_image: { en: 'At least 1200 pixels wide.', de: 'Mindestens 1200 Pixel breit.' },
  html_field: {
    en: 'The main text, with headings, lists and links.',
    de: 'Der Fließtext mit Überschriften, Listen und Links.',
  },
  button_one_text: {
    en: 'What visitors do there, such as “See our work”. Empty: no button.',
    de: 'Was Besucher dort tun, etwa „Arbeiten ansehen“. Leer: Es gibt keinen Button.',
  },
  button_one_link: {
    en: 'Without it there is no button.',
    de: 'Ohne Link gibt es keinen Button.',
  },
  button_two_text: {
    en: 'For the second choice; quieter than the first.',
    de: 'Für die zweite Wahl; zurückhaltender als der erste.',
  },
  button_two_link: { en: 'Without it there is no button.', de: 'Ohne Link gibt es keinen Button.' },
} as const satisfies Record<SectionField, LocalText>;

/** The help texts for the fields of a card. */
export const CARD_FIELD_HELP = {
  title: { en: 'The card’s heading, in a few words.', de: 'Die Überschrift der Karte, in wenigen Worten.' },
  description: { en: 'One or two sentences below it.', de: 'Ein bis zwei Sätze darunter.' },
  image: { en: 'At least 800 pixels wide.', de: 'Mindestens 800 Pixel breit.' },
  link: { en: 'Where the whole card links to.', de: 'Wohin die ganze Karte führt.' },
  button_text: {
    en: 'What visitors do there. Empty: the site’s own text.',
    de: 'Was Besucher dort tun. Leer: der Text der Website.',
  },
  button_link: { en: 'Where the button links to.', de: 'Wohin der Button führt.' },
  pro_category: {
    en: 'The filter offers every category in use. Spell it the same way each time.',
    de: 'Der Filter bietet jede Kategorie an, die vorkommt. Bitte immer gleich schreiben.',
  },
  location: { en: 'The city, or “remote”.', de: 'Die Stadt, oder „remote“.' },
  job_type: { en: 'Such as “Permanent”.', de: 'Etwa „Unbefristet“.' },
  detail_desc: { en: 'In smaller type at the end of the card.', de: 'In kleinerer Schrift am Ende der Karte.' },
  html_field: { en: 'With lists and links where they help.', de: 'Mit Listen und Links, wo sie helfen.' },
  houres: { en: 'Such as “Full-time, 40 hours”.', de: 'Etwa „Vollzeit, 40 Stunden“.' },
  category: { en: 'One or two words above the title.', de: 'Ein bis zwei Wörter über dem Titel.' },
  date: { en: 'Shown on the card.', de: 'Steht auf der Karte.' },
  name: { en: 'The person’s full name.', de: 'Der volle Name der Person.' },
  location_company: {
    en: 'Below the name, such as “Lumen & Söhne, Hamburg”.',
    de: 'Unter dem Namen, etwa „Lumen & Söhne, Hamburg“.',
  },
  review: {
    en: 'Two or three sentences, without quotation marks.',
    de: 'Zwei bis drei Sätze, ohne Anführungszeichen.',
  },
} as const satisfies Record<CardField, LocalText>;

export type Layout = (typeof SECTION_LAYOUTS)[SectionKind][number];

/** The names of the layouts. */
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

/** The names of the backgrounds, after the site's colours. */
export const TONE_LABELS = {
  paper: { en: 'Paper', de: 'Papier' },
  'paper-2': { en: 'Paper, darker', de: 'Papier, dunkler' },
  petrol: { en: 'Petrol', de: 'Petrol' },
  ink: { en: 'Ink', de: 'Tinte' },
  marigold: { en: 'Marigold', de: 'Ringelblume' },
  mist: { en: 'Mist', de: 'Nebel' },
} as const satisfies Record<Tone, LocalText>;
