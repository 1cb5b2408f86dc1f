import { DEFAULT_LANGUAGE, isLanguage, type Language, type LocalText } from '../languages.ts';

/**
 * The forms' answers. The site shows the contact's title, then its text followed by the first name and an exclamation
 * mark; the application's text followed by the full name (§4). So the texts end where a name continues them.
 */
export const SUBMISSION_ANSWERS = {
  contact_title: { en: 'Thank you for your message.', de: 'Vielen Dank für Ihre Nachricht.' },
  contact_text: {
    en: 'We will get back to you within one working day,',
    de: 'Wir melden uns innerhalb eines Werktags bei Ihnen,',
  },
  application_text: {
    en: 'Your application has arrived, and we will be in touch soon. Thank you,',
    de: 'Ihre Bewerbung ist angekommen, und wir melden uns bald. Vielen Dank,',
  },
  invalid: { en: 'Please check your inputs.', de: 'Bitte prüfen Sie Ihre Angaben.' },
  unreadable: { en: 'The request could not be read.', de: 'Die Anfrage konnte nicht gelesen werden.' },
  too_large: {
    en: 'The message is too long. Please shorten it.',
    de: 'Die Nachricht ist zu lang. Bitte kürzen Sie sie.',
  },
  too_many: {
    en: 'Too many messages at once. Please try again in a moment.',
    de: 'Zu viele Nachrichten auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  },
  wrong_token: { en: 'The request carries an invalid token.', de: 'Die Anfrage enthält ein ungültiges Token.' },
} as const satisfies Record<string, LocalText>;

type LanguagePreference = { readonly language: string; readonly weight: number };

function parsePreference(item: string): LanguagePreference {
  const [tag = '', ...parameters] = item.split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}

/** Chooses the language of an answer by an `Accept-Language` header: the most preferred one that the site has. */
export function chooseAnswerLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .split(',')
    .map(parsePreference)
    .filter(({ weight }) => weight > 0);
  const ranked = wishes.toSorted((a, b) => b.weight - a.weight).map(({ language }) => language);
  return ranked.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
