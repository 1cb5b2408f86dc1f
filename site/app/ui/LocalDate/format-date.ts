import type { Language } from '@kontorwerk/contract/languages';
import { calendarWords } from '#app/base/language/calendar-words.ts';

export type DateForm = 'day' | 'month';

/** An ISO date as a language writes it; null for anything else. */
export function formatDate(date: string, language: Language, form: DateForm): string | null {
  const at = /^\d{4}-\d{2}-\d{2}/.test(date) ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null;
  const t = calendarWords[language];
  const month = t.months[at?.getUTCMonth() ?? Number.NaN];
  // A day that the month doesn't have is taken for one of the next month by some browsers, and for none by others.
  if (!at || month === undefined || at.getUTCDate() !== Number(date.slice(8, 10))) return null;
  return form === 'day' ? t.day(at.getUTCDate(), month, at.getUTCFullYear()) : t.month(month, at.getUTCFullYear());
}
