import { classes } from '#app/styles/classes.ts';
import track from './DayTrack.module.css';
import { across } from './DayTrack.tsx';
import styles from './SunStrip.module.css';

const SCALE = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** The badge's width in px per letter: its figures are monospaced, so letters can be counted. */
const BADGE_PER_LETTER = 8.4;
const BADGE_PADDING = 20;
/** Half the badge in minutes, on the narrowest scale: closer to midnight it would extend beyond the edge. */
const EDGE = 140;
/** Closer to the badge's middle than this, in minutes, an hour would be covered. */
const COVERED = 205;

function sideOf(minute: number): 'start' | 'middle' | 'end' {
  if (minute < EDGE) return 'start';
  return minute > 24 * 60 - EDGE ? 'end' : 'middle';
}

/** The badge's middle, in minutes from its line, on the narrowest scale. */
const MIDDLE = { start: 165, middle: 0, end: -165 } as const;
const SHIFT = { start: 0, middle: -0.5, end: -1 } as const;

type HourScaleProps = { readonly minute: number | null; readonly badge: string };

/** The hours above the tracks, on a phone every sixth; the badge is at the now-line where there is room. */
export function HourScale({ minute, badge }: HourScaleProps) {
  const width = Math.round(badge.length * BADGE_PER_LETTER + BADGE_PADDING);
  const side = sideOf(minute ?? 0);
  const middle = (minute ?? 0) + MIDDLE[side];
  const nearBadge = (hour: number) => minute !== null && Math.abs(hour * 60 - middle) < COVERED;
  return (
    <svg className={styles.scale} width="100%" height="100%" aria-hidden="true" focusable="false">
      {SCALE.map((hour) => (
        <text
          key={hour}
          className={classes(hour % 6 > 0 && styles.between, nearBadge(hour) && styles.near)}
          x={across(hour * 60)}
          y="50%"
          dy=".34em"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      {minute !== null && (
        <svg x={across(minute)} y="0" className={styles.badge} aria-hidden="true">
          <line className={track.now} x1="0" x2="0" y1="20" y2="46" />
          <rect x={SHIFT[side] * width} y="8" width={width} height="30" />
          <text x={(SHIFT[side] + 0.5) * width} y="23" dy=".36em" textAnchor="middle">
            {badge}
          </text>
        </svg>
      )}
    </svg>
  );
}
