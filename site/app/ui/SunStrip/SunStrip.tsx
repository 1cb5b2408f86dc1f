import { useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { timeOf } from '#app/base/wall-clock.ts';
import { classes } from '#app/styles/classes.ts';
import { DayTrack } from './DayTrack.tsx';
import { HourScale } from './HourScale.tsx';
import { buildSunDay, type OfficeDay } from './office-day.ts';
import styles from './SunStrip.module.css';
import { formatDay, formatOffset, formatStaffedHours, formatWorkdays } from './strip-texts.ts';
import { type SunStripWords, sunStripWords } from './sun-strip-words.ts';
import { useMinute } from './use-minute.ts';

/** A working day in winter, shown and labelled as such until the clock has been read. */
const WINTER_DAY = Date.UTC(2026, 0, 14, 12);

type RowProps = {
  readonly day: OfficeDay;
  readonly minute: number | null;
  /** The name of the first office's time zone; empty until the clock has been read. */
  readonly zone: string;
  readonly ruling: string;
  readonly t: SunStripWords;
};

function statusOf({ open, works }: OfficeDay, t: SunStripWords): string {
  if (open) return t.open;
  return works ? t.closed : t.dayOff;
}

function OfficeRow({ day, minute, zone, ruling, t }: RowProps) {
  const { code, city, opens, closes } = day.office;
  const hours = t.local(opens, closes);
  return (
    <li className={styles.row}>
      <span className={styles.code}>{code}</span>
      <span className={styles.place}>
        <span className={styles.city}>{city}</span>
        <span className={styles.zone}>{[zone, formatOffset(day.ahead)].filter(Boolean).join(' ')}</span>
      </span>
      <span className={styles.clock}>
        {minute !== null && (
          <>
            <time className={styles.time}>{day.time}</time>
            <span className={styles.status} data-open={day.open}>
              {statusOf(day, t)}
            </span>
          </>
        )}
        <span className={classes(styles.local, minute !== null && 'visually-hidden')}>{hours}</span>
      </span>
      <DayTrack day={day} minute={minute} hours={hours} ruling={ruling} />
    </li>
  );
}

/**
 * The offices' hours on the clock of the first: who is at the desk now, was, or will be. The server's HTML and the
 * first render have no time; clocks and now-line appear after that in reserved space.
 */
export function SunStrip() {
  const { settings, zones } = useSite();
  const { offices } = settings;
  const language = useLanguage();
  const t = sunStripWords[language];
  const now = useMinute();
  const ruling = useId();
  const sun = buildSunDay(offices, zones, now ?? WINTER_DAY);
  if (!sun) return null;
  const { home } = sun;
  const minute = now === null ? null : sun.minute;
  return (
    <div className={`tone ${styles.strip}`} data-tone="petrol">
      <svg className={styles.ruling} width="0" height="0" aria-hidden="true">
        <pattern id={ruling} width="7" height="40" patternUnits="userSpaceOnUse">
          <path d="M.5 0v40" />
        </pattern>
      </svg>
      <div className="container">
        <div className={styles.head}>
          {/* The inline script may have written the date before hydration. */}
          <p data-date className={styles.date} suppressHydrationWarning>
            {now === null ? t.inWinter(home.city) : formatDay(sun.wall, language)}
          </p>
          <HourScale minute={minute} badge={t.now(timeOf(sun.minute), home.city)} />
        </div>
        <ul aria-label={t.label}>
          {sun.offices.map((day) => (
            <OfficeRow
              key={day.office.code}
              day={day}
              minute={minute}
              zone={now === null ? '' : sun.zone}
              ruling={ruling}
              t={t}
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.staffed}>{now !== null && formatStaffedHours(sun.staffed, home.city, language)}</p>
          <p>{formatWorkdays(offices, language)}</p>
        </div>
      </div>
    </div>
  );
}
