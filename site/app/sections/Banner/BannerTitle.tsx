import { classes } from '#app/styles/classes.ts';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import styles from './BannerTitle.module.css';
import type { TitleSize } from './title-size.ts';

type BannerTitleProps = { readonly text: string; readonly eyebrow: string; readonly size: TitleSize | 'tagline' };

/** A banner's title, and the line above it. */
export function BannerTitle({ text, eyebrow, size }: BannerTitleProps) {
  return (
    <>
      {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading text={text} className={classes(styles.title, styles[size])} />
    </>
  );
}
