import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { LocalText } from '@kontorwerk/contract/languages';

/** What editors are told above the cards of kinds whose cards stand for something else than cards. */
export const CARD_HINTS: { readonly [K in SectionKind]?: LocalText } = {
  Stats: {
    en: 'One card is one figure. Title: the figure, such as 41 %. Description: what it counts. More about it: a note below.',
    de: 'Eine Karte ist eine Zahl. Titel: die Zahl, etwa 41 %. Beschreibung: was sie zählt. Mehr dazu: eine Anmerkung darunter.',
  },
  TwoImages: {
    en: 'The captions: the first card stands below the large picture, the second one below the other.',
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
    en: 'Two texts beside the form. The first one tells what happens next, and stays after sending.',
    de: 'Zwei Texte neben dem Formular. Der erste sagt, wie es weitergeht, und bleibt nach dem Absenden stehen.',
  },
  FromToContact: {
    en: 'One card is one choice. Category: “from” or “to”, in every language, tells in which of the two lists it stands.',
    de: 'Eine Karte ist eine Auswahl. Kategorie: „from“ oder „to“, in jeder Sprache, sagt, in welcher der beiden Listen sie steht.',
  },
};
