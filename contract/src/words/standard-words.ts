import { APPLICATION_LABELS } from '../forms/application-labels.ts';
import { CONTACT_LABELS, SERVICE_LABELS, TITLE_LABELS } from '../forms/contact-labels.ts';
import type { LocalText, LocalWords } from '../languages.ts';
import { SUBMISSION_ANSWERS } from '../submissions/submission-answers.ts';
import { APPLICATION_WORDS } from './application-words.ts';
import { CAREER_WORDS } from './career-words.ts';
import { DETAIL_WORDS } from './detail-words.ts';
import { FILE_WORDS, FORM_WORDS } from './form-words.ts';
import { MAP_WORDS } from './map-words.ts';
import { CLOSING_WORDS } from './page-words.ts';
import { SENT_WORDS } from './sent-words.ts';
import { CRUMB_WORDS, ERROR_WORDS, SHELL_WORDS, TEASER_WORDS } from './shell-words.ts';

/** Texts of one group by name, each in both languages. */
type Labels = Readonly<Record<string, LocalText>>;

const { contact_title, contact_text, application_text } = SUBMISSION_ANSWERS;

/** Transposes a group's texts: by name, then by language. */
function byName<T extends LocalWords>({ en, de }: T): { readonly [N in keyof T['en']]: LocalText };
function byName({ en, de }: LocalWords): Labels {
  return Object.fromEntries(Object.entries(en).map(([name, text]) => [name, { en: text, de: de[name] ?? '' }]));
}

/**
 * Every interface text that an editor may replace, by group and name. Excluded are the messages of the forms' rules,
 * texts fixed by the specification, and sentences composed of numbers, names and lists.
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

/** A group of interface texts that an editor may replace. */
export type WordGroup = keyof typeof STANDARD_WORDS;

/** The name of a text in a group. */
export type WordName<G extends WordGroup> = Extract<keyof (typeof STANDARD_WORDS)[G], string>;

/** A backend's replacements of standard texts, in one language. */
export type OwnWords = { readonly [G in WordGroup]?: { readonly [N in WordName<G>]?: string } };

/** A text longer than this is edited in a multi-line input, in characters. */
const LONG_FROM = 60;

/** Whether a text is sentences rather than a label. */
export function isLongWord({ en, de }: LocalText): boolean {
  return Math.max(en.length, de.length) > LONG_FROM;
}

/** The longest replacement of a text, in characters. */
export function maxWordLength(standard: LocalText): number {
  return isLongWord(standard) ? 1_000 : 120;
}
