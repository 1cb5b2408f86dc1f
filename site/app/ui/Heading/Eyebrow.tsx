import { classes } from '#app/styles/classes.ts';
import styles from './Heading.module.css';

type EyebrowProps = { readonly text: string; readonly strong?: boolean; readonly className?: string };

/** The line above a heading; bold above the largest ones. Nothing if the text is empty. */
export function Eyebrow({ text, strong = false, className }: EyebrowProps) {
  if (text === '') return null;
  return <p className={classes(styles.eyebrow, strong && styles.strong, className)}>{text}</p>;
}
