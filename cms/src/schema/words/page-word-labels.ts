import type { GroupLabels } from './label-types.ts';

/** The editors' labels of words around the content of pages, and where these are shown. */
export const PAGE_WORD_LABELS = {
  error: {
    label: { en: 'Pages that are missing or failed', de: 'Fehlende und fehlgeschlagene Seiten' },
    where: {
      en: 'At an address that doesn’t exist (404), and in place of a page that could not be shown.',
      de: 'Unter einer Adresse, die es nicht gibt (404), und an der Stelle einer Seite, die sich nicht zeigen ließ.',
    },
    words: {
      title: { en: 'Heading of a missing page', de: 'Überschrift einer fehlenden Seite' },
      text: { en: 'Text of a missing page', de: 'Text einer fehlenden Seite' },
      failedTitle: { en: 'Heading of a failed page', de: 'Überschrift einer fehlgeschlagenen Seite' },
      failedText: { en: 'Text of a failed page', de: 'Text einer fehlgeschlagenen Seite' },
      goHome: { en: 'Button to the home page', de: 'Schaltfläche zur Startseite' },
      projects: { en: 'Button to the projects', de: 'Schaltfläche zu den Projekten' },
      imageAlt: { en: 'Picture of a missing page, in words', de: 'Bild einer fehlenden Seite, in Worten' },
      failedImageAlt: { en: 'Picture of a failed page, in words', de: 'Bild einer fehlgeschlagenen Seite, in Worten' },
      unavailable: { en: 'In place of content that is missing', de: 'An der Stelle fehlender Inhalte' },
    },
  },
  map: {
    label: { en: 'Map with the offices', de: 'Karte mit den Standorten' },
    where: {
      en: 'In the section “Contact map”. The consent texts stand on the map before it is loaded.',
      de: 'Im Abschnitt „Kontaktkarte“. Die Texte zur Einwilligung stehen auf der Karte, bevor sie geladen ist.',
    },
    words: {
      question: { en: 'Consent: question', de: 'Einwilligung: Frage' },
      explanation: { en: 'Consent: explanation', de: 'Einwilligung: Erklärung' },
      remember: { en: 'Consent: remember the choice', de: 'Einwilligung: Auswahl merken' },
      load: { en: 'Consent: button', de: 'Einwilligung: Schaltfläche' },
      offices: { en: 'Choice of an office, read aloud only', de: 'Auswahl eines Standorts, nur vorgelesen' },
      hide: { en: 'Hide the map, read aloud only', de: 'Karte ausblenden, nur vorgelesen' },
      forget: { en: 'Hide it and forget the choice, read aloud only', de: 'Ausblenden und vergessen, nur vorgelesen' },
      localTime: { en: 'Before an office’s time, read aloud only', de: 'Vor der Uhrzeit, nur vorgelesen' },
    },
  },
  shell: {
    label: { en: 'Around every page', de: 'Rund um jede Seite' },
    where: {
      en: 'In the contact bar, the menu and the footer. Most of it is read aloud to those who don’t see the page.',
      de: 'In Kontaktleiste, Menü und Fußzeile. Das meiste wird denen vorgelesen, die die Seite nicht sehen.',
    },
    words: {
      contact: { en: 'Contact bar', de: 'Kontaktleiste' },
      mainNavigation: { en: 'Menu', de: 'Menü' },
      menu: { en: 'Button of the menu on phones', de: 'Schaltfläche des Menüs auf Telefonen' },
      home: { en: 'Logo', de: 'Logo' },
      language: { en: 'Choice of the language', de: 'Auswahl der Sprache' },
      socialNetworks: { en: 'Social networks', de: 'Soziale Netzwerke' },
      footerNavigation: { en: 'Columns of the footer', de: 'Spalten der Fußzeile' },
      offices: { en: 'Offices in the footer', de: 'Standorte in der Fußzeile' },
      onTheMap: { en: 'After an address that leads to the map', de: 'Nach einer Adresse, die zur Karte führt' },
      toTop: { en: 'Way back to the top', de: 'Weg zurück nach oben' },
      call: { en: 'Before the phone number', de: 'Vor der Telefonnummer' },
      write: { en: 'Before the e-mail address', de: 'Vor der E-Mail-Adresse' },
      skipToContent: {
        en: 'First link, for those who use the keyboard',
        de: 'Erster Link, für die Bedienung per Tastatur',
      },
    },
  },
  crumbs: {
    label: { en: 'Breadcrumbs', de: 'Brotkrümelpfad' },
    where: { en: 'Above the title of inner pages.', de: 'Über dem Titel der inneren Seiten.' },
    words: {
      breadcrumbs: { en: 'Name of the breadcrumbs, read aloud only', de: 'Name des Pfads, nur vorgelesen' },
      home: { en: 'First step', de: 'Erster Schritt' },
    },
  },
  teasers: {
    label: { en: 'Beside the links of the menu', de: 'Neben den Links des Menüs' },
    where: {
      en: 'In open groups of the menu, on wide windows.',
      de: 'In offenen Gruppen des Menüs, in breiten Fenstern.',
    },
    words: {
      viewProject: { en: 'Below a project', de: 'Unter einem Projekt' },
      readPost: { en: 'Below a blog post', de: 'Unter einem Blogbeitrag' },
      seeJobs: { en: 'Below the open positions', de: 'Unter den offenen Stellen' },
    },
  },
  career: {
    label: { en: 'List of jobs', de: 'Liste der Stellen' },
    where: { en: 'In the section “Career”.', de: 'Im Abschnitt „Karriere“.' },
    words: {
      filter: { en: 'Filters, read aloud only', de: 'Filter, nur vorgelesen' },
      office: { en: 'Filter by office', de: 'Filter nach Standort' },
      allOffices: { en: 'Every office', de: 'Jeder Standort' },
      team: { en: 'Filter by team', de: 'Filter nach Team' },
      allTeams: { en: 'Every team', de: 'Jedes Team' },
      none: { en: 'When no job fits the filters', de: 'Wenn keine Stelle zu den Filtern passt' },
      noneAtAll: { en: 'When there is no job', de: 'Wenn es keine Stelle gibt' },
      open: { en: 'Link to the application form', de: 'Link zum Bewerbungsformular' },
    },
  },
  detail: {
    label: { en: 'Posts, projects, jobs and services', de: 'Beiträge, Projekte, Stellen und Leistungen' },
    where: { en: 'On their own pages, around the text.', de: 'Auf deren eigenen Seiten, rund um den Text.' },
    words: {
      turnThePage: { en: 'Project: link to the next one', de: 'Projekt: Link zum nächsten' },
      previous: { en: 'Post: the one before', de: 'Beitrag: der vorige' },
      next: { en: 'Post: the next one', de: 'Beitrag: der nächste' },
      further: { en: 'Post: other posts, read aloud only', de: 'Beitrag: andere Beiträge, nur vorgelesen' },
      by: { en: 'Post: before the author', de: 'Beitrag: vor dem Autor' },
      from: { en: 'Job: first day', de: 'Stelle: erster Tag' },
      facts: { en: 'Job: facts, read aloud only', de: 'Stelle: Eckdaten, nur vorgelesen' },
      questionsText: { en: 'Job: text at the contact', de: 'Stelle: Text beim Ansprechpartner' },
      applyNow: { en: 'Job: button', de: 'Stelle: Schaltfläche' },
      furtherJobs: { en: 'Job: heading of other jobs', de: 'Stelle: Überschrift weiterer Stellen' },
      furtherServices: { en: 'Service: heading of other services', de: 'Leistung: Überschrift weiterer Leistungen' },
    },
  },
  closing: {
    label: { en: 'Above the form at their foot', de: 'Über dem Formular an ihrem Fuß' },
    where: {
      en: 'On the pages of posts, projects, jobs and services.',
      de: 'Auf den Seiten von Beiträgen, Projekten, Stellen und Leistungen.',
    },
    words: {
      jobTitle: { en: 'Job: heading', de: 'Stelle: Überschrift' },
      jobText: { en: 'Job: text', de: 'Stelle: Text' },
      postTitle: { en: 'Post: heading', de: 'Beitrag: Überschrift' },
      postText: { en: 'Post: text', de: 'Beitrag: Text' },
      offerTitle: { en: 'Project and service: heading', de: 'Projekt und Leistung: Überschrift' },
      offerText: { en: 'Project and service: text', de: 'Projekt und Leistung: Text' },
    },
  },
} as const satisfies GroupLabels<'error' | 'map' | 'shell' | 'crumbs' | 'teasers' | 'career' | 'detail' | 'closing'>;
