import { SENT_WORDS } from '@kontorwerk/contract/words/sent-words';
import { useId } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { MINUTE_MS, MINUTES_PER_DAY, timeOf, wallMinute, type ZoneTimes } from '#app/base/wall-clock.ts';
import styles from './Sent.module.css';

/** The date and local time of the stamp's office. */
export type StampTime = { readonly day: string; readonly time: string };

/** Formats a moment in a time zone for a stamp: `13.11.25`, `10:42`. */
export function formatStampTime(at: string, times: ZoneTimes): StampTime {
  const wall = wallMinute(times, Date.parse(at));
  const [year = '', month = '', day = ''] = new Date(wall * MINUTE_MS).toISOString().slice(2, 10).split('-');
  return { day: `${day}.${month}.${year}`, time: timeOf(wall % MINUTES_PER_DAY) };
}

/** A decorative stamp of the first office beside the confirmation, with date and time of receipt. */
export function Stamp({ at }: { readonly at: string }) {
  const { settings, zones } = useSite();
  const { offices, brand_name } = settings;
  const t = useWords('sent', SENT_WORDS);
  const ring = useId();
  const [first] = offices;
  const times = first && zones[first.time_zone];
  if (!first || !times) return null;
  const { day, time } = formatStampTime(at, times);
  const legend = [brand_name.toUpperCase(), t.received, offices.map(({ code }) => code).join(' ')].join(' • ');
  return (
    <svg className={styles.stamp} viewBox="0 0 420 420" aria-hidden="true" focusable="false">
      <g transform="rotate(-12 210 210)">
        <circle cx="210" cy="210" r="202" strokeWidth="9" />
        <circle cx="210" cy="210" r="187" strokeWidth="3" />
        <circle cx="210" cy="210" r="132" strokeWidth="3" />
        <path id={ring} d="M210 210m-150 0a150 150 0 1 1 300 0a150 150 0 1 1 -300 0" stroke="none" />
        <text className={styles.legend}>
          <textPath href={`#${ring}`} textLength="920" startOffset="0">
            {`${legend} • `}
          </textPath>
        </text>
        <path d="M108 160h204M128 270h164M128 276h164" strokeWidth="3" />
        <text className={styles.day} x="210" y="222" textAnchor="middle">
          {day}
        </text>
        <text className={styles.time} x="210" y="256" textAnchor="middle">
          {`${time} ${first.code}`}
        </text>
      </g>
    </svg>
  );
}
