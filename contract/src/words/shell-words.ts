import type { LocalWords } from '../languages.ts';

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
} satisfies LocalWords;

/** The texts of the breadcrumbs. */
export const CRUMB_WORDS = {
  en: { breadcrumbs: 'You are here', home: 'Home' },
  de: { breadcrumbs: 'Sie sind hier', home: 'Startseite' },
} satisfies LocalWords;

/** The link texts of the teasers in the menu's panels. */
export const TEASER_WORDS = {
  en: { viewProject: 'View project', readPost: 'Read the post', seeJobs: 'See open jobs' },
  de: { viewProject: 'Projekt ansehen', readPost: 'Beitrag lesen', seeJobs: 'Stellen ansehen' },
} satisfies LocalWords;

/** The texts of error pages. `Error fetching data:` is fixed by the specification (§8), so editors can't change it. */
export const ERROR_WORDS = {
  en: {
    title: 'This page has sailed',
    text: 'The address is wrong or the page has moved. Nothing is lost: from here you can get to everything else.',
    failedTitle: 'Something went wrong',
    failedText: 'We could not show this page. Please try again in a moment.',
    goHome: 'Go to Home',
    projects: 'See all projects',
    imageAlt: '404: the zero is a rising sun, a paper boat sails by',
    failedImageAlt: 'The sun rises over the sea, a paper boat sails by',
    unavailable: 'The content is not available right now. Please try again in a moment.',
  },
  de: {
    title: 'Diese Seite ist davongesegelt',
    text: 'Die Adresse stimmt nicht oder die Seite ist umgezogen. Verloren ist nichts: Von hier geht es zu allem anderen.',
    failedTitle: 'Da ist etwas schiefgegangen',
    failedText: 'Wir konnten diese Seite nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    goHome: 'Zur Startseite',
    projects: 'Alle Projekte ansehen',
    imageAlt: '404: Die Null ist eine aufgehende Sonne, ein Papierboot fährt vorbei',
    failedImageAlt: 'Über dem Meer geht die Sonne auf, ein Papierboot fährt vorbei',
    unavailable: 'Die Inhalte sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  },
} satisfies LocalWords;
