import { useContext } from 'react';
import { calendarWords } from '#app/base/language/calendar-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { serialiseForScript } from '#app/base/script-json.ts';
import { useSite } from '#app/base/site-data.ts';
import { DocumentContext } from '#app/content/document-context.ts';
import { listOfficeDays } from '#app/ui/SunStrip/office-day.ts';
import { setClock } from './first-clock.ts';
import { EARLIEST, LATEST } from './HeroSun.tsx';

/**
 * Sets date and sun from the visitor's clock while the page is parsed, before paint: hydration comes a second later and
 * would make them jump. The script follows the elements that it sets, in the same section, and runs once, in the
 * server-rendered page.
 */
export function FirstClockScript() {
  const { settings, zones } = useSite();
  const { weekdays, months, day, fullDay } = calendarWords[useLanguage()];
  const nonce = useContext(DocumentContext)?.nonce;
  const [home] = listOfficeDays(settings.offices, zones);
  let script = '';
  if (import.meta.env.SSR && home !== undefined) {
    const clock = serialiseForScript({ times: home.times, earliest: EARLIEST, latest: LATEST, weekdays, months });
    script = `(${setClock})(document.currentScript.parentElement,${clock},{day:${day},fullDay:${fullDay}})`;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this project, and JSON in which no element ends
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
