import { useContext } from 'react';
import { createQuestionAnchors } from '#app/content/question-anchors.ts';
import { classes } from '#app/styles/classes.ts';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import plusSign from '#app/ui/PlusSign/plus-sign.module.css';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { PageSectionsContext } from '../page-sections-context.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './Faq.module.css';

/** Questions that open to their answers; the first is open. At the left the contact person for further questions. */
export function Faq({ section }: SectionProps) {
  // Computed on each render instead of memoised: a section that keeps no state needs no script.
  const anchors = createQuestionAnchors(useContext(PageSectionsContext));
  const { main_title, sub_title, description, com_image, com_image_set, card_components } = section;
  return (
    <SectionFrame section={section} tone="paper-2">
      <div className={classes('container grid', styles.faq)}>
        <div className={styles.head}>
          <Eyebrow text={sub_title} />
          <Heading text={main_title} size="section" />
          {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
          <Picture src={com_image} set={com_image_set} sizes="150px" alt="" className={styles.portrait} />
        </div>
        {card_components.length === 0 ? (
          <div className={styles.none}>
            <EmptyList />
          </div>
        ) : (
          <div className={styles.questions}>
            {card_components.map((card, index) => (
              <details key={card.id === '' ? index : card.id} className={styles.question} open={index === 0}>
                <summary className={styles.summary}>
                  <h3 className={styles.words}>{card.title}</h3>
                  <span className={plusSign.plus} aria-hidden="true" />
                </summary>
                {/* Inside the details: browsers open these when navigating to an anchor in them. */}
                <Prose html={card.html_field} id={anchors.get(card)} className={styles.answer} />
              </details>
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
