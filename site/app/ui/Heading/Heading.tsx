import { classes } from '#app/styles/classes.ts';
import styles from './Heading.module.css';
import { useSectionHeading } from './heading-level.ts';

type HeadingProps = {
  readonly text: string;
  /** The size, unless the section styles the heading itself. */
  readonly size?: 'page' | 'display' | 'section';
  readonly className?: string;
  readonly id?: string;
  /** The id of a heading that links on the page lead to; focusable, so that keyboard users continue from there. */
  readonly anchor?: string;
};

/** A section's heading: the page's h1 in its first section, else an h2. Nothing if the text is empty. */
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
