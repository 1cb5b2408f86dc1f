import type { LocalText } from '@kontorwerk/contract/languages';

/** A period of arrival; open-ended without `until`. */
export type Period = { readonly label: LocalText; readonly from: string; readonly until?: string };

/** Returns the usual periods, in the user's time zone. */
export function periods(now: Date): readonly Period[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const start = (...date: readonly [number, number, number]) => new Date(...date).toISOString();
  const thisMonth = start(year, month, 1);
  return [
    { label: { en: 'Last 7 days', de: 'Letzte 7 Tage' }, from: start(year, month, day - 6) },
    { label: { en: 'This month', de: 'Dieser Monat' }, from: thisMonth },
    { label: { en: 'Last month', de: 'Letzter Monat' }, from: start(year, month - 1, 1), until: thisMonth },
    { label: { en: 'This year', de: 'Dieses Jahr' }, from: start(year, 0, 1) },
  ];
}
