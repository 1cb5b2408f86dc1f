import { EXPERIENCE_MAX_YEARS, EXPERIENCE_MIN_YEARS, RESUME_MAX_MB } from '../constants.ts';
import type { LocalText, LocalWords } from '../languages.ts';
import type { NameOf } from '../pages/pages.ts';

/** The texts around the application form's fields, and those that replace the form once it was sent. */
export const APPLICATION_WORDS = {
  en: {
    apply: 'Apply in four minutes',
    applyText: 'No cover letter. All fields are required.',
    sendApplication: 'Send application',
    yearsHelp: `${EXPERIENCE_MIN_YEARS} to ${EXPERIENCE_MAX_YEARS}`,
    resumeHelp: `PDF, DOC, DOCX, PPT or PPTX, up to ${RESUME_MAX_MB} MB`,
    readTerms: 'Read the',
    terms: 'terms and conditions',
    and: 'and the',
    privacy: 'privacy notice',
    received: 'Received with thanks',
    next: 'What happens next',
    /** One step per line. */
    steps: `We have your application and your CV.
The people you would work with read it. No software sorts it first.
We write to the address you gave us, whatever the answer.`,
    seeJobs: 'See all jobs',
  },
  de: {
    apply: 'In vier Minuten bewerben',
    applyText: 'Ohne Anschreiben. Alle Felder sind Pflichtfelder.',
    sendApplication: 'Bewerbung senden',
    yearsHelp: `${EXPERIENCE_MIN_YEARS} bis ${EXPERIENCE_MAX_YEARS}`,
    resumeHelp: `PDF, DOC, DOCX, PPT oder PPTX, höchstens ${RESUME_MAX_MB}\u00a0MB`,
    readTerms: 'Hier stehen die',
    terms: 'Geschäftsbedingungen',
    and: 'und die',
    privacy: 'Datenschutzerklärung',
    received: 'Dankend erhalten',
    next: 'Wie es weitergeht',
    steps: `Ihre Bewerbung liegt uns vor, mit dem Lebenslauf.
Gelesen wird sie von den Menschen, mit denen Sie arbeiten würden. Keine Software sortiert vor.
Wir schreiben an die angegebene Adresse, wie auch immer die Antwort lautet.`,
    seeJobs: 'Alle Stellen ansehen',
  },
} satisfies LocalWords;

/** The texts of the list of jobs, and of a job's page. */
export const CAREER_WORDS = {
  en: {
    filter: 'Filter jobs',
    office: 'Office',
    allOffices: 'All offices',
    team: 'Team',
    allTeams: 'All teams',
    none: 'No chair is free here at the moment. Choose another office or team, or send a speculative application.',
    noneAtAll: 'All chairs are taken at the moment. You are welcome to send a speculative application.',
    open: 'Send a speculative application',
  },
  de: {
    filter: 'Stellen filtern',
    office: 'Büro',
    allOffices: 'Alle Büros',
    team: 'Team',
    allTeams: 'Alle Teams',
    none: 'Hier ist im Augenblick kein Stuhl frei. Wählen Sie ein anderes Büro oder Team, oder bewerben Sie sich initiativ.',
    noneAtAll: 'Im Augenblick sind alle Stühle besetzt. Bewerben Sie sich gern initiativ.',
    open: 'Initiativ bewerben',
  },
} satisfies LocalWords;

/** The texts of the form at the foot of posts, jobs, projects and services: their readers' likely next question. */
export const CLOSING_WORDS = {
  en: {
    jobTitle: 'A question before you apply?',
    jobText: 'Ask it here, without a CV. Somebody from the team replies within one working day.',
    postTitle: 'What does that mean for you?',
    postText:
      'Describe your case in a few lines. Someone who works on such things every day replies within one working day.',
    offerTitle: 'And what would yours take?',
    offerText:
      'Say what you have and what it should do. Someone who builds such things replies within one working day.',
  },
  de: {
    jobTitle: 'Noch eine Frage zur Stelle?',
    jobText: 'Stellen Sie sie hier, ganz ohne Unterlagen. Innerhalb eines Werktags antwortet jemand aus dem Team.',
    postTitle: 'Und was heißt das für Sie?',
    postText:
      'Beschreiben Sie Ihren Fall in wenigen Zeilen. Innerhalb eines Werktags antwortet jemand, der täglich damit zu tun hat.',
    offerTitle: 'Und was bräuchte Ihr Vorhaben?',
    offerText:
      'Schreiben Sie, was Sie haben und was daraus werden soll. Innerhalb eines Werktags antwortet jemand, der so etwas baut.',
  },
} satisfies LocalWords;

/** The kind of page above the form: each has a title and a text. */
export type ClosedKind = 'job' | 'post' | 'offer';

/** The interface texts of the pages of posts, projects and jobs. */
export const DETAIL_WORDS = {
  en: {
    turnThePage: 'Turn the page',
    previous: 'Previous',
    next: 'Next',
    further: 'Further reading',
    by: 'By',
    from: 'Earliest start',
    facts: 'The job in brief',
    questionsText: 'Call or write to us, before you apply or after.',
    applyNow: 'Apply now',
    furtherJobs: 'More open jobs',
    furtherServices: 'What else we do',
  },
  de: {
    turnThePage: 'Umblättern',
    previous: 'Zurück',
    next: 'Weiter',
    further: 'Weiterlesen',
    by: 'Von',
    from: 'Frühester Beginn',
    facts: 'Die Stelle in Kürze',
    questionsText: 'Rufen Sie an oder schreiben Sie uns, vor der Bewerbung oder danach.',
    applyNow: 'Jetzt bewerben',
    furtherJobs: 'Weitere offene Stellen',
    furtherServices: 'Weitere Leistungen',
  },
} satisfies LocalWords;

/** The texts of the map with the offices, and of the consent question before it is loaded. */
export const MAP_WORDS = {
  en: {
    question: 'Show the interactive map?',
    explanation: 'The map comes from OpenStreetMap. Your IP address is sent there only after you agree.',
    remember: 'Remember my choice on this device',
    load: 'Load map',
    offices: 'Office on the map',
    hide: 'Hide the map',
    forget: 'Hide the map and forget my choice',
    localTime: 'Local time',
  },
  de: {
    question: 'Interaktive Karte anzeigen?',
    explanation: 'Die Karte kommt von OpenStreetMap. Erst wenn Sie zustimmen, wird Ihre IP-Adresse dorthin übertragen.',
    remember: 'Auswahl auf diesem Gerät merken',
    load: 'Karte laden',
    offices: 'Büro auf der Karte',
    hide: 'Karte ausblenden',
    forget: 'Karte ausblenden und Auswahl vergessen',
    localTime: 'Ortszeit',
  },
} satisfies LocalWords;

/** The titles of the site's own pages, and their descriptions for search engines. */
export const OWN_PAGE_WORDS: Readonly<
  Record<NameOf<'own'>, { readonly title: LocalText; readonly description: LocalText }>
> = {
  search: {
    title: { en: 'Search', de: 'Suche' },
    description: {
      en: 'Search all pages of this site.',
      de: 'Alle Seiten dieser Website durchsuchen.',
    },
  },
  sitemap: {
    title: { en: 'Site map', de: 'Sitemap' },
    description: {
      en: 'Every page of this site at a glance, by subject.',
      de: 'Alle Seiten dieser Website auf einen Blick, nach Themen geordnet.',
    },
  },
};
