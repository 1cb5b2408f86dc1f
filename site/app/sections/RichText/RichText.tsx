import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { classes } from '#app/styles/classes.ts';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './RichText.module.css';

const LAYOUTS = SECTION_LAYOUTS.RichText;

/** A text by itself: its title at the left and the text beside it, or below it in two columns. */
export function RichText({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { main_title, sub_title, html_field } = section;
  if (main_title === '' && html_field === '') return null;
  return (
    <SectionFrame section={section}>
      <div className={classes('container', layout === 'prose' && 'grid', styles[layout])}>
        {layout === 'columns' ? (
          <SectionHead section={section} />
        ) : (
          (main_title !== '' || sub_title !== '') && (
            <div className={styles.head}>
              <Eyebrow text={sub_title} />
              <Heading text={main_title} size="section" />
            </div>
          )
        )}
        <Prose html={html_field} className={styles.body} />
      </div>
    </SectionFrame>
  );
}
