import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { LocalText } from '@kontorwerk/contract/languages';

type KindLabel = { readonly name: LocalText; readonly group: LocalText };

const OPENING: LocalText = { en: 'Openings and calls', de: 'Auftakt und Aufruf' };
const TEXT: LocalText = { en: 'Text and pictures', de: 'Text und Bild' };
const GRIDS: LocalText = { en: 'Grids', de: 'Raster' };
const LISTS: LocalText = { en: 'From the collections', de: 'Aus den Sammlungen' };
const CONTACT: LocalText = { en: 'Contact', de: 'Kontakt' };

/** What editors call each kind of section, and under which heading they find it. */
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
