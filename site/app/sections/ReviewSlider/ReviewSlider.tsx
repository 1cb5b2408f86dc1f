import { REVIEW_INTERVAL_MS } from '@kontorwerk/contract/constants';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { CardCarousel } from '../CardCarousel.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { Review } from './Review.tsx';
import styles from './ReviewSlider.module.css';

/** Client reviews, two at a time in wide windows (§2, §4, §9). */
export function ReviewSlider({ section }: SectionProps) {
  const cards = section.card_components;
  if (cards.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <CardCarousel
        section={section}
        cards={cards}
        kind="reviews"
        delay={REVIEW_INTERVAL_MS}
        className={styles.carousel}
        slide={(card) => <Review card={card} />}
      />
    </SectionFrame>
  );
}
