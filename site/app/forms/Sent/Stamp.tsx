import type { Office } from '@kontorwerk/contract/settings';
import { useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import styles from './Sent.module.css';
import { sentWords } from './sent-words.ts';

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

/** The stamp of the first office: received, with day and time. Decoration beside the confirmation. */
export function Stamp({ at }: { readonly at: string }) {
  const { offices, brand_name } = useSite().settings;
  const t = sentWords[useLanguage()];
  const ring = useId();
  const [first] = offices;
  if (!first) return null;
  const { day, time } = stampTime(at, first);
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
          {time}
        </text>
      </g>
    </svg>
  );
}
