import type { Quote as QuoteOfClient } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Quote.module.css';

/** The client's quote, full width. The portrait is in a quarter disc; without one the disc stands alone. */
export function Quote({ quote }: { readonly quote: QuoteOfClient }) {
  const { text, name, location_company, image, image_set } = quote;
  return (
    <div className={classes('tone', styles.quote)} data-tone="petrol">
      <div className={classes('container grid', styles.row)}>
        <div className={styles.disc}>
          <Picture src={image} set={image_set} sizes="300px" alt="" className={styles.portrait} />
        </div>
        <blockquote className={styles.words}>
          <p className={classes('lines', styles.text)}>{text}</p>
          <footer className={styles.person}>
            {name !== '' && <strong className={styles.name}>{name}</strong>}
            {location_company}
          </footer>
        </blockquote>
      </div>
    </div>
  );
}
