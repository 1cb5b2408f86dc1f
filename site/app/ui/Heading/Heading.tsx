import { classes } from '#app/styles/classes.ts';
import { useSectionHeading } from './heading-level.ts';

type HeadingProps = { readonly text: string; readonly className?: string; readonly id?: string };

/** A section's heading: the page's h1 in its leading section, else an h2. Nothing when the text is empty. */
export function Heading({ text, className, id }: HeadingProps) {
  const Element = useSectionHeading();
  if (text === '') return null;
  return (
    <Element className={classes('lines', className)} id={id}>
      {text}
    </Element>
  );
}
