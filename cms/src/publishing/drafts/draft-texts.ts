import type { LocalText } from '@kontorwerk/contract/languages';

/** The admin's texts about previews. */
export const DRAFT_TEXTS = {
  preview: { en: 'Preview', de: 'Vorschau' },
  share: { en: 'Share preview', de: 'Vorschau teilen' },
  about: {
    en: 'Anyone with the link sees the latest saved version, published or not, without an account, until the time you choose. It can’t be used to change anything.',
    de: 'Wer den Link hat, sieht ohne Konto den zuletzt gespeicherten Stand, ob veröffentlicht oder nicht, bis zu dem Zeitpunkt, den Sie wählen. Ändern lässt sich damit nichts.',
  },
  how_long: { en: 'The link works for', de: 'Der Link gilt für' },
  day: { en: 'a day', de: 'einen Tag' },
  week: { en: 'a week', de: 'eine Woche' },
  month: { en: '30 days', de: '30 Tage' },
  until_date: { en: 'until a time you choose', de: 'bis zu einem Zeitpunkt Ihrer Wahl' },
  until: { en: 'Until', de: 'Bis' },
  make: { en: 'Create a link', de: 'Link erzeugen' },
  active: { en: 'Active links', de: 'Gültige Links' },
  none: {
    en: 'There are none. Choose above how long one should work, then create it.',
    de: 'Es gibt keinen. Wählen Sie oben, wie lange einer gelten soll, und erzeugen Sie ihn.',
  },
  works_until: { en: 'Works until {time}, created by {who}', de: 'Gilt bis {time}, erzeugt von {who}' },
  link_in: { en: 'Link to the page in {language}', de: 'Link zur Seite auf {language}' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  take_back: { en: 'Withdraw', de: 'Zurückziehen' },
  taken_back: { en: 'The link no longer works.', de: 'Der Link gilt nicht mehr.' },
  made: { en: 'Link created.', de: 'Link erzeugt.' },
  failed: {
    en: 'That didn’t work. Please try again in a moment.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
  edit_section: { en: 'Edit', de: 'Bearbeiten:' },
} as const satisfies Record<string, LocalText>;
