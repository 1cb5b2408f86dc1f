import { APPLICATION_LABELS } from '../forms/application-labels.ts';
import { CONTACT_LABELS, SERVICE_LABELS, TITLE_LABELS } from '../forms/contact-labels.ts';
import type { LocalText } from '../languages.ts';
import { SUBMISSION_ANSWERS } from '../submissions/submission-answers.ts';
import { APPLICATION_WORDS } from './application-words.ts';
import { CAREER_WORDS } from './career-words.ts';
import { CLOSING_WORDS } from './closing-words.ts';
import { CRUMB_WORDS } from './crumb-words.ts';
import { DETAIL_WORDS } from './detail-words.ts';
import { ERROR_WORDS } from './error-words.ts';
import { FILE_WORDS } from './file-words.ts';
import { FORM_WORDS } from './form-words.ts';
import { MAP_WORDS } from './map-words.ts';
import { SENT_WORDS } from './sent-words.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { TEASER_WORDS } from './teaser-words.ts';
import type { Words } from './words.ts';

/** Words of one place by their names, each in both languages. */
type Labels = Readonly<Record<string, LocalText>>;

const { contact_title, contact_text, application_text } = SUBMISSION_ANSWERS;

/** The words of one place in each language, turned over. */
function byName<T extends Words>({ en, de }: T): { readonly [N in keyof T['en']]: LocalText };
function byName({ en, de }: Words): Labels {
  return Object.fromEntries(Object.entries(en).map(([name, text]) => [name, { en: text, de: de[name] ?? '' }]));
}

/**
 * Every word of the site that an editor may write anew, by the place where it stands and its name. Not among them: the
 * messages of the forms' rules and what the specification fixes to the letter, and sentences that are put together of
 * numbers, names and lists.
 */
export const STANDARD_WORDS = {
  contact_labels: CONTACT_LABELS,
  titles: TITLE_LABELS,
  services: SERVICE_LABELS,
  form: byName(FORM_WORDS),
  application_labels: APPLICATION_LABELS,
  application: byName(APPLICATION_WORDS),
  file: byName(FILE_WORDS),
  answers: { contact_title, contact_text, application_text },
  sent: byName(SENT_WORDS),
  error: byName(ERROR_WORDS),
  map: byName(MAP_WORDS),
  shell: byName(SHELL_WORDS),
  crumbs: byName(CRUMB_WORDS),
  teasers: byName(TEASER_WORDS),
  career: byName(CAREER_WORDS),
  detail: byName(DETAIL_WORDS),
  closing: byName(CLOSING_WORDS),
} as const satisfies Readonly<Record<string, Labels>>;

/** A place whose words an editor may write anew. */
export type WordGroup = keyof typeof STANDARD_WORDS;

/** The name of a word of a place. */
export type WordName<G extends WordGroup> = Extract<keyof (typeof STANDARD_WORDS)[G], string>;

/** The words that a backend has in place of the standard ones, in one language. */
export type OwnWords = { readonly [G in WordGroup]?: { readonly [N in WordName<G>]?: string } };

/** A word whose standard text is longer than this is written in several lines. */
const LONG_FROM = 60;

/** Tells whether a word is a text of sentences rather than a label. */
export function isLongWord({ en, de }: LocalText): boolean {
  return Math.max(en.length, de.length) > LONG_FROM;
}

/** The most characters that an editor's text for a word may have. */
export function longestWord(standard: LocalText): number {
  return isLongWord(standard) ? 1_000 : 120;
}
