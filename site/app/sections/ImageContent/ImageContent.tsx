import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { hasContactForm } from '#app/content/closing-call.ts';
import { classes } from '#app/styles/classes.ts';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { MovingPicture } from '#app/ui/MovingPicture/MovingPicture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionButtons } from '#app/ui/SectionButtons/SectionButtons.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { CardList, isTickList } from './CardList.tsx';
import styles from './ImageContent.module.css';

const LAYOUTS = SECTION_LAYOUTS.ImageContent;

const SIZES = {
  side: '(width < 1100px) 94vw, (width < 1440px) 54vw, 746px',
  bleed: '(width < 1100px) 100vw, 58vw',
};

/** A picture and its text side by side; with `bleed` the picture fills one side of the section. */
export function ImageContent({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const bleed = layout === 'bleed';
  const { main_title, sub_title, description, html_field, com_image, com_image_set, card_components } = section;
  if (main_title === '' && description === '' && html_field === '' && com_image === '') return null;
  // A text link below a tick list, which ends without a rule; a button where the visitor can write at once.
  const quiet = isTickList(card_components) ? 'text' : 'secondary';
  const look = bleed || hasContactForm(section.button_one_link) ? 'primary' : quiet;
  return (
    <SectionFrame section={section} bare={bleed}>
      <div className={classes(!bleed && 'container', styles[layout])}>
        <div className={classes(styles.pair, com_image === '' && styles.alone)}>
          {com_image !== '' && (
            <div className={styles.side}>
              <MovingPicture
                src={com_image}
                set={com_image_set}
                sizes={SIZES[bleed ? 'bleed' : 'side']}
                fill
                className={styles.picture}
              />
            </div>
          )}
          <div className={styles.words}>
            <Eyebrow text={sub_title} className={styles.eyebrow} />
            <Heading text={main_title} size="section" className={styles.title} />
            {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
            <Prose html={html_field} className={styles.prose} />
            <CardList cards={card_components} />
            <SectionButtons section={section} looks={[look, 'text']} className={styles.buttons} />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
