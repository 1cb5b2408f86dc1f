import type { Office } from '@kontorwerk/contract/settings';

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
