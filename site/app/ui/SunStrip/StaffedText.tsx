import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { buildSunDay } from './office-day.ts';
import { formatStaffedHours } from './strip-texts.ts';
import { useMinute } from './use-minute.ts';

/** The staffed hours of today, by the offices' hours; nothing until the clock has been read. */
export function StaffedText() {
  const { settings, zones } = useSite();
  const language = useLanguage();
  const now = useMinute();
  const day = now === null ? null : buildSunDay(settings.offices, zones, now);
  return day && formatStaffedHours(day.staffed, day.home.city, language);
}
