import { classes } from '#app/styles/classes.ts';
import styles from './Heading.module.css';
import { useSectionHeading } from './heading-level.ts';

type HeadingProps = {
  readonly text: string;
  /** How it is set, where the section doesn't set it itself. */
  readonly size?: 'page' | 'display' | 'section';
  readonly className?: string;
  readonly id?: string;
};

/** A section's heading: the page's h1 in its leading section, else an h2. Nothing when the text is empty. */
export function Heading({ text, size, className, id }: HeadingProps) {
  const Element = useSectionHeading();
  if (text === '') return null;
  return (
    <Element className={classes('lines', size && styles[size], className)} id={id}>
      {text}
    </Element>
  );
}
