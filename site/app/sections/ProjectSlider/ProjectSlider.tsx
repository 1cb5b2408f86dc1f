import { AUTOPLAY_DELAY_MS } from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { Carousel } from '#app/ui/Carousel/Carousel.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { titledCards } from '../titled-cards.ts';
import { ProjectSlide } from './ProjectSlide.tsx';
import styles from './ProjectSlider.module.css';

const en = { label: 'Projects' };
const de: typeof en = { label: 'Projekte' };

const projectSliderWords: Readonly<Record<Language, typeof en>> = { en, de };

/** Projects side by side, running off the right edge of the window (§9). */
export function ProjectSlider({ section }: SectionProps) {
  const t = projectSliderWords[useLanguage()];
  const { main_title, button_one_text, button_one_link } = section;
  const cards = titledCards(section);
  if (cards.length === 0) return <EmptySection section={section} tone="paper-2" />;
  return (
    <SectionFrame section={section} tone="paper-2">
      <Carousel
        kind="projects"
        label={main_title === '' ? t.label : main_title}
        delay={AUTOPLAY_DELAY_MS}
        step="slide"
        bleed="always"
        className={styles.carousel}
        items={cards.map((card, index) => ({
          key: card.id === '' ? `${index}` : card.id,
          content: <ProjectSlide card={card} number={index + 1} />,
        }))}
        head={(controls) => (
          <div className="container">
            <SectionHead section={section} aside={controls} />
          </div>
        )}
      />
      {button_one_text !== '' && button_one_link !== '' && (
        <div className={`container ${styles.foot}`}>
          <ArrowLink to={button_one_link}>{button_one_text}</ArrowLink>
        </div>
      )}
    </SectionFrame>
  );
}
