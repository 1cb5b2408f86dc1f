import { useSite } from '#app/base/site-data.ts';
import { across } from '#app/ui/SunStrip/DayTrack.tsx';
import { buildSunDay } from '#app/ui/SunStrip/office-day.ts';
import { useMinute } from '#app/ui/SunStrip/use-minute.ts';
import styles from './HomeBanner.module.css';

/**
 * The sun's range, in minutes of the first office's day: further left the sun would shine through the text, further
 * right the scene wouldn't cover it.
 */
export const EARLIEST = 10 * 60 + 42;
export const LATEST = 18 * 60;

/** The sun behind the scene. In wide windows its centre follows the strip's now-line within the sun's range. */
export function HeroSun() {
  const { settings, zones } = useSite();
  const now = useMinute();
  const minute = (now === null ? null : buildSunDay(settings.offices, zones, now)?.minute) ?? EARLIEST;
  return (
    <svg className={styles.sun} aria-hidden="true" focusable="false">
      {/* The inline script may have moved it before hydration. */}
      <circle data-sun cx={across(Math.min(Math.max(minute, EARLIEST), LATEST))} cy="100%" suppressHydrationWarning />
    </svg>
  );
}
