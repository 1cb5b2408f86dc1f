import { classes } from '#app/styles/classes.ts';
import styles from './Heading.module.css';
import { useSectionHeading } from './heading-level.ts';

type HeadingProps = {
  readonly text: string;
  /** How it is set, where the section doesn't set it itself. */
  readonly size?: 'page' | 'display' | 'section';
  readonly className?: string;
  readonly id?: string;
  /** The id of a heading that links on the page lead to: whoever goes there goes on from there, with keys too. */
  readonly anchor?: string;
};

/** A section's heading: the page's h1 in its leading section, else an h2. Nothing when the text is empty. */
export function Heading({ text, size, className, id, anchor }: HeadingProps) {
  const Element = useSectionHeading();
  if (text === '') return null;
  return (
    <Element
      className={classes('lines', size && styles[size], className)}
      id={anchor ?? id}
      tabIndex={anchor === undefined ? undefined : -1}
    >
      {text}
    </Element>
  );
}
