import { REVIEW_INTERVAL_MS } from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { Carousel } from '#app/ui/Carousel/Carousel.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { Review } from './Review.tsx';
import styles from './ReviewSlider.module.css';

const en = { label: 'Reviews' };
const de: typeof en = { label: 'Bewertungen' };

const reviewWords: Readonly<Record<Language, typeof en>> = { en, de };

/** What clients say, two at a time on wide windows (§2, §4, §9). */
export function ReviewSlider({ section }: SectionProps) {
  const t = reviewWords[useLanguage()];
  const cards = section.card_components;
  if (cards.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <Carousel
        kind="reviews"
        label={section.main_title === '' ? t.label : section.main_title}
        delay={REVIEW_INTERVAL_MS}
        className={styles.carousel}
        items={cards.map((card, index) => ({
          key: card.id === '' ? `${index}` : card.id,
          content: <Review card={card} />,
        }))}
        head={(controls) => (
          <div className="container">
            <SectionHead section={section} aside={controls} />
          </div>
        )}
      />
    </SectionFrame>
  );
}
