import { useSite } from '#app/base/site-data.ts';
import { across } from '#app/ui/SunStrip/DayTrack.tsx';
import { sunDay } from '#app/ui/SunStrip/office-day.ts';
import { useMinute } from '#app/ui/SunStrip/use-minute.ts';
import styles from './HomeBanner.module.css';

/**
 * In minutes of the first office's day: further left the sun would shine through the words, further right the scene
 * would stand beside it.
 */
export const EARLIEST = 10 * 60 + 42;
export const LATEST = 18 * 60;

/** The sun behind the scene. On wide windows its centre stands on the strip's now-line, as far as the scene lets it. */
export function HeroSun() {
  const { settings, zones } = useSite();
  const now = useMinute();
  const minute = (now === null ? null : sunDay(settings.offices, zones, now)?.minute) ?? EARLIEST;
  return (
    <svg className={styles.sun} aria-hidden="true" focusable="false">
      {/* The page's first look at a clock may have moved it. */}
      <circle data-sun cx={across(Math.min(Math.max(minute, EARLIEST), LATEST))} cy="100%" suppressHydrationWarning />
    </svg>
  );
}
