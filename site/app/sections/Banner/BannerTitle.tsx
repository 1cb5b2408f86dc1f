import { classes } from '#app/styles/classes.ts';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import styles from './BannerTitle.module.css';
import type { TitleSize } from './title-size.ts';

type BannerTitleProps = { readonly text: string; readonly eyebrow: string; readonly size: TitleSize | 'tagline' };

/** A banner's title, with the eyebrow above it. */
export function BannerTitle({ text, eyebrow, size }: BannerTitleProps) {
  return (
    <>
      <Eyebrow text={eyebrow} strong />
      <Heading text={text} size="page" className={classes(styles.title, styles[size])} />
    </>
  );
}
