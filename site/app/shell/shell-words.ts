import type { Language } from '@kontorwerk/contract/languages';

const en = {
  contact: 'Contact',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  home: 'home page',
  language: 'Language',
  socialNetworks: 'Social networks',
  footerNavigation: 'Footer',
  offices: 'Offices',
  onTheMap: 'on the map',
  toTop: 'Back to top',
  call: 'Call',
  write: 'Write to',
};

const de: typeof en = {
  contact: 'Kontakt',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  home: 'Startseite',
  language: 'Sprache',
  socialNetworks: 'Soziale Netzwerke',
  footerNavigation: 'Fußzeile',
  offices: 'Büros',
  onTheMap: 'auf der Karte',
  toTop: 'Nach oben',
  call: 'Anrufen unter',
  write: 'Schreiben an',
};

/** The words of the shell. */
export const shellWords: Readonly<Record<Language, typeof en>> = { en, de };
