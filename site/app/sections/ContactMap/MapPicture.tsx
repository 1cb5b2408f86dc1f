import styles from './ContactMap.module.css';

/** What the picture takes up: the left of a wide window, all of a narrow one. */
const SIZES = '(width >= 1280px) 58vw, 100vw';

/** The dotted map with the four offices: the site's own picture, nothing comes from a map provider. */
export function MapPicture({ alt }: { readonly alt: string }) {
  return (
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
  );
}
