import land from './land.svg';
import styles from './MapPicture.module.css';
import type { MapOffice } from './map-offices.ts';
import type { ContactMapWords } from './map-phrases.ts';
import { drawRoutes, MAP, placeOffices } from './map-projection.ts';

/** Formats a fraction as a percentage for an attribute. */
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

type MapPictureProps = { readonly t: ContactMapWords; readonly offices: readonly MapOffice[] };

/** The dotted map with the offices on it: the site's own picture, without requests to a map provider. */
export function MapPicture({ t, offices }: MapPictureProps) {
  const drawn = placeOffices(offices);
  const labelled = drawn.filter(({ code }) => code !== '');
  return (
    <div className={styles.sheet}>
      <div className={styles.drawing}>
        <img
          className={styles.land}
          src={land}
          alt={drawn.length === 0 ? '' : t.picture(drawn.map(({ city }) => city))}
          width={MAP.width}
          height={MAP.height}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.marks} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          <path className={styles.routes} d={drawRoutes(drawn)} />
          {drawn.map(({ city, x, y }) => (
            <circle key={city} className={styles.mark} cx={Math.round(x)} cy={Math.round(y)} r={14} />
          ))}
        </svg>
        {/* Not in the picture's units, so that labels stay readable at any size. */}
        <svg className={styles.marks} aria-hidden="true">
          {labelled.map(({ code, city, x, y, side }) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing around it is hidden
            <svg key={city} x={percent(x, MAP.width)} y={percent(y, MAP.height)} className={styles.label}>
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
