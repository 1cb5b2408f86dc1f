import type { Card } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './ReviewSlider.module.css';

/** One review: the quote, its author and the client's wordmark. */
export function Review({ card }: { readonly card: Card }) {
  const { name, location_company, review, image, image_set, logo } = card;
  return (
    <figure className={styles.review}>
      {logo !== '' && (
        <img className={classes('drawn-in-ink', styles.logo)} src={logo} alt="" loading="lazy" decoding="async" />
      )}
      <blockquote className={styles.quote}>
        <p className="lines">{review}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Picture src={image} set={image_set} sizes="76px" alt="" className={styles.portrait} />
        <span>
          {name !== '' && <span className={styles.name}>{name}</span>}
          {location_company !== '' && <span className={styles.role}>{location_company}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
