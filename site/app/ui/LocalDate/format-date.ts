import type { Language } from '@kontorwerk/contract/languages';
import { calendarWords } from '#app/base/language/calendar-words.ts';

export type DateForm = 'day' | 'month';

/** Formats an ISO date in a language; null for anything else. */
export function formatDate(date: string, language: Language, form: DateForm): string | null {
  const at = /^\d{4}-\d{2}-\d{2}/.test(date) ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null;
  const t = calendarWords[language];
  const month = t.months[at?.getUTCMonth() ?? Number.NaN];
  // Browsers differ on days that a month lacks: some roll over to the next month, others reject them.
  if (!at || month === undefined || at.getUTCDate() !== Number(date.slice(8, 10))) return null;
  return form === 'day' ? t.day(at.getUTCDate(), month, at.getUTCFullYear()) : t.month(month, at.getUTCFullYear());
}
