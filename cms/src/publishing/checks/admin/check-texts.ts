import type { LocalText } from '@kontorwerk/contract/languages';

/** The texts of the panel beside a document and of the list over the whole site. */
export const CHECK_TEXTS = {
  title: { en: 'Before publishing', de: 'Vor dem Veröffentlichen' },
  site_title: { en: 'What needs attention', de: 'Handlungsbedarf' },
  site_intro: {
    en: 'Links that lead nowhere, pictures without alternative text, and empty fields, sections and pages in everything that is published.',
    de: 'Links ins Leere, Bilder ohne Alternativtext und leere Felder, Abschnitte und Seiten in allem, was veröffentlicht ist.',
  },
  check: { en: 'Check again', de: 'Erneut prüfen' },
  checking: { en: 'Checking …', de: 'Wird geprüft …' },
  fine: { en: 'Nothing needs attention.', de: 'Alles in Ordnung.' },
  failed: {
    en: 'The check failed. Please try again.',
    de: 'Die Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  picture: { en: 'Open the picture', de: 'Bild öffnen' },
  anyway: { en: 'Publish anyway?', de: 'Trotzdem veröffentlichen?' },
  noticed: { en: 'Visitors would notice this:', de: 'Besuchern würde auffallen:' },
  further: { en: 'And {n} more, beside the form.', de: 'Und {n} weitere, neben dem Formular.' },
  back: { en: 'Back to the form', de: 'Zurück zum Formular' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  many: { en: 'More will be listed once these are fixed.', de: 'Weiteres erscheint, sobald das behoben ist.' },
} as const satisfies Record<string, LocalText>;
