import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { sunDay } from './office-day.ts';
import { staffedText } from './strip-texts.ts';
import { useMinute } from './use-minute.ts';

/** When somebody is at a desk today, by the offices' hours; nothing while no clock has been asked. */
export function StaffedText() {
  const { settings, zones } = useSite();
  const language = useLanguage();
  const now = useMinute();
  const day = now === null ? null : sunDay(settings.offices, zones, now);
  return day && staffedText(day.staffed, day.home.city, language);
}
