import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { useContext } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Contents } from '#app/ui/Contents/Contents.tsx';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { TextContentsContext } from '../text-contents.ts';
import { TextRunContext } from '../text-run.ts';
import styles from './RichText.module.css';

const LAYOUTS = SECTION_LAYOUTS.RichText;

/**
 * A standalone text: its title at the left and the text beside it, or below it in two columns. A long text has a table
 * of contents below its title; for consecutive texts the page has a common one.
 */
export function RichText({ section }: SectionProps) {
  const run = useContext(TextRunContext);
  const contentsOf = useContext(TextContentsContext);
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { main_title, sub_title, html_field } = section;
  if (main_title === '' && html_field === '') return null;
  const { html, parts } = contentsOf(section);
  const title = <Heading text={main_title} size="section" anchor={run?.get(section)?.id} />;
  return (
    <SectionFrame section={section}>
      <div
        className={classes('container', layout === 'prose' && 'grid', styles[layout], run !== null && styles.listed)}
      >
        {layout === 'columns' ? (
          <SectionHead section={section} />
        ) : (
          (main_title !== '' || sub_title !== '' || parts.length > 0) && (
            <div className={classes(styles.head, parts.length > 0 && styles.withContents)}>
              <Eyebrow text={sub_title} />
              {title}
              {parts.length > 0 && <Contents parts={parts} className={styles.contents} />}
            </div>
          )
        )}
        <Prose html={html} className={styles.body} />
      </div>
    </SectionFrame>
  );
}
