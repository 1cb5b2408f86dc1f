import { AUTOPLAY_DELAY_MS } from '@kontorwerk/contract/constants';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { CardCarousel } from '../CardCarousel.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import { ProjectSlide } from './ProjectSlide.tsx';
import styles from './ProjectSlider.module.css';

/** A project carousel that extends to the right edge of the window (§9). */
export function ProjectSlider({ section }: SectionProps) {
  const { button_one_text, button_one_link } = section;
  const cards = filterTitledCards(section);
  if (cards.length === 0) return <EmptySection section={section} tone="paper-2" />;
  return (
    <SectionFrame section={section} tone="paper-2">
      <CardCarousel
        section={section}
        cards={cards}
        kind="projects"
        delay={AUTOPLAY_DELAY_MS}
        step="slide"
        bleed="always"
        className={styles.carousel}
        slide={(card, index) => <ProjectSlide card={card} number={index + 1} />}
      />
      {button_one_text !== '' && button_one_link !== '' && (
        <div className={`container ${styles.foot}`}>
          <ArrowLink to={button_one_link} call={button_one_text}>
            {button_one_text}
          </ArrowLink>
        </div>
      )}
    </SectionFrame>
  );
}
