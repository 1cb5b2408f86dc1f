import { MINUTES_PER_DAY } from '#app/base/wall-clock.ts';
import styles from './DayTrack.module.css';
import { placeLabel } from './label-position.ts';
import type { OfficeDay, Span } from './office-day.ts';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/**
 * Converts a minute of the day to its position on the track: as a percentage, so that the SVG needs no style attribute.
 */
export function across(minutes: number): string {
  return `${((minutes / MINUTES_PER_DAY) * 100).toFixed(2)}%`;
}

type BarProps = Span & { readonly className: string | undefined; readonly fill?: string };

function Bar({ from, to, className, fill }: BarProps) {
  if (from >= to) return null;
  return <rect className={className} x={across(from)} width={across(to - from)} fill={fill} />;
}

type DayTrackProps = {
  readonly day: OfficeDay;
  /** The first office's minute of the day, once known. */
  readonly minute: number | null;
  readonly hours: string;
  /** The id of the pattern that fills the remaining hours. */
  readonly ruling: string;
};

/** One office's bar on the 24 hours of the first office's day. Everything in it is also given as text beside it. */
export function DayTrack({ day, minute, hours, ruling }: DayTrackProps) {
  const now = minute ?? 0;
  const first = day.spans[0];
  const last = day.spans.at(-1);
  const label = first && last && placeLabel(first, last, minute);
  return (
    <svg className={styles.track} width="100%" height="100%" aria-hidden="true" focusable="false">
      {HOURS.map((hour) => (
        <line
          key={hour}
          className={hour % 3 === 0 ? styles.third : styles.hour}
          x1={across(hour * 60)}
          x2={across(hour * 60)}
          y1="0"
          y2="100%"
        />
      ))}
      {day.spans.map(({ from, to }) =>
        day.works ? (
          <g key={from}>
            <Bar className={styles.worked} from={from} to={Math.min(Math.max(now, from), to)} />
            <Bar className={styles.ahead} from={Math.max(Math.min(now, to), from)} to={to} fill={`url(#${ruling})`} />
          </g>
        ) : (
          <Bar key={from} className={styles.off} from={from} to={to} />
        ),
      )}
      {minute !== null && <line className={styles.now} x1={across(minute)} x2={across(minute)} y1="-1" y2="100%" />}
      {label && (
        <text
          className={styles.hours}
          x={across(label.at)}
          dx={label.side === 'start' ? 12 : -8}
          y="50%"
          dy=".34em"
          textAnchor={label.side}
        >
          {hours}
        </text>
      )}
    </svg>
  );
}
