import type { Words } from './words.ts';

/** The texts around every page, most of them for screen readers. */
export const SHELL_WORDS = {
  en: {
    contact: 'Contact',
    mainNavigation: 'Main',
    menu: 'Menu',
    home: 'home page',
    language: 'Language',
    socialNetworks: 'Social networks',
    footerNavigation: 'Footer',
    offices: 'Offices',
    onTheMap: 'on the map',
    toTop: 'Back to top',
    call: 'Call',
    write: 'Write to',
    skipToContent: 'Skip to content',
  },
  de: {
    contact: 'Kontakt',
    mainNavigation: 'Hauptnavigation',
    menu: 'Menü',
    home: 'Startseite',
    language: 'Sprache',
    socialNetworks: 'Soziale Netzwerke',
    footerNavigation: 'Fußzeile',
    offices: 'Büros',
    onTheMap: 'auf der Karte',
    toTop: 'Nach oben',
    call: 'Anrufen unter',
    write: 'Schreiben an',
    skipToContent: 'Zum Inhalt springen',
  },
} satisfies Words;
