import styles from './ContactMap.module.css';

/** What the picture takes up: the left of a wide window, all of a narrow one. */
const SIZES = '(width >= 1280px) 58vw, 100vw';

/** The offices that the picture shows. */
const DRAWN = ['DUI', 'MUC', 'KHI', 'MAA'] as const;

/**
 * The dotted map with the four offices: the site's own picture, nothing comes from a map provider. The codes on it
 * are written over those that are drawn, which are too small to read on a phone.
 */
export function MapPicture({ alt }: { readonly alt: string }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.drawing}>
        <picture>
          <source type="image/avif" sizes={SIZES} srcSet="/map-840.avif 840w, /map-1680.avif 1680w" />
          <img
            className={styles.picture}
            src="/map-840.webp"
            alt={alt}
            width={1680}
            height={1440}
            loading="lazy"
            decoding="async"
          />
        </picture>
        {DRAWN.map((code) => (
          <span key={code} className={styles.label} data-office={code} aria-hidden="true">
            {code}
          </span>
        ))}
      </div>
    </div>
  );
}
