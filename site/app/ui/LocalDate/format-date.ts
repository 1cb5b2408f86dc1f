import type { Language } from '@kontorwerk/contract/languages';

export type DateForm = 'day' | 'month';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const SHAPES: Readonly<Record<DateForm, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * An ISO date as a language writes it; null for anything else. The time zone is fixed, and months are written out
 * (their short forms differ between versions of the language data), so that server and browser agree.
 */
export function formatDate(date: string, language: Language, form: DateForm): string | null {
  const instant = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(`${date.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(instant)) return null;
  return new Intl.DateTimeFormat(LOCALES[language], { ...SHAPES[form], timeZone: 'UTC' }).format(instant);
}
