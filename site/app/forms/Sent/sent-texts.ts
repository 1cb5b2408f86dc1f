import type { Office } from '@kontorwerk/contract/settings';

/** The success text of the reply, followed by the first name and an exclamation mark (§4). */
export function sentText(text: string, firstName: string): string {
  return `${text} ${firstName}!`.trimStart();
}

/** The confirmation of an application: the reply's text followed by the full name, or just the name (§4). */
export function confirmationOf(text: string, fullName: string): string {
  return `${text} ${fullName}`.trim();
}

/** What a stamp says: the day, and the time at the office whose stamp it is. */
export type StampTime = { readonly day: string; readonly time: string };

/** The day and the time of a moment at an office, as its stamp writes them: `13.11.25`, `10:42 MUC`. */
export function stampTime(at: string, { code, time_zone }: Pick<Office, 'code' | 'time_zone'>): StampTime {
  const moment = new Date(at);
  const day = new Intl.DateTimeFormat('de-DE', {
    timeZone: time_zone,
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  });
  const time = new Intl.DateTimeFormat('de-DE', { timeZone: time_zone, hour: '2-digit', minute: '2-digit' });
  return { day: day.format(moment), time: `${time.format(moment)} ${code}` };
}
