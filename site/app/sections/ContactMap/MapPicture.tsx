import styles from './ContactMap.module.css';
import land from './land.svg';
import type { MapOffice } from './map-offices.ts';
import { drawnOffices, MAP, routesBetween } from './map-projection.ts';

/** A share of the whole, as an attribute. */
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** The dotted map with the offices on it: the site's own picture, nothing comes from a map provider. */
export function MapPicture({ alt, offices }: { readonly alt: string; readonly offices: readonly MapOffice[] }) {
  const drawn = drawnOffices(offices);
  return (
    <div className={styles.sheet}>
      <div className={styles.drawing}>
        <img
          className={styles.land}
          src={land}
          alt={alt}
          width={MAP.width}
          height={MAP.height}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.marks} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          <path className={styles.routes} d={routesBetween(drawn)} />
          {drawn.map(({ code, x, y }) => (
            <g key={code} className={styles.mark} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle r={32} />
              <circle r={14} />
            </g>
          ))}
        </svg>
        {/* Not in the picture's units: letters stay readable however small the picture is. */}
        <svg className={styles.marks} aria-hidden="true">
          {drawn.map(({ code, x, y, side }) => (
            <svg
              key={code}
              x={percent(x, MAP.width)}
              y={percent(y, MAP.height)}
              className={styles.label}
              aria-hidden="true"
            >
              <g data-side={side}>
                <rect />
                <text>{code}</text>
              </g>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}
