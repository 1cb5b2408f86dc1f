import { Fragment } from 'react';
import { useSectionHeading } from './heading-level.ts';

/** Shows a text's line breaks. */
export function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={`${index}-${line}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A section's heading: the page's h1 in its leading section, else an h2. Nothing when the text is empty. */
export function Heading({ text, className, id }: { readonly text: string; readonly className?: string; readonly id?: string }) {
  const Element = useSectionHeading();
  if (text === '') return null;
  return (
    <Element className={className} id={id}>
      <Lines text={text} />
    </Element>
  );
}
