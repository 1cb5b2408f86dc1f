import { AUTOPLAY_DELAY_MS } from '@kontorwerk/contract/constants';
import type { Card } from '@kontorwerk/contract/content/entry';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { CardCarousel } from '../CardCarousel.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './CertificateSlider.module.css';

/** The backgrounds in turn; dark ones match the sample rosettes that have a dark disc. */
const GROUNDS = ['card', 'petrol', 'card', 'mist', 'card', 'ink', 'card', 'mist'] as const;

function Certificate({ card, index }: { readonly card: Card; readonly index: number }) {
  const ground = GROUNDS[index % GROUNDS.length];
  return (
    <article className={styles.certificate} data-tone={ground === 'card' ? 'paper' : ground} data-ground={ground}>
      <Picture src={card.image} set={card.image_set} sizes="150px" alt="" className={styles.rosette} />
      <h3 className={styles.title}>{card.title}</h3>
      {card.description !== '' && <p className={styles.text}>{card.description}</p>}
      <LocalDate date={card.date} form="month" className={styles.date} />
    </article>
  );
}

/** Certificates in double-ruled frames, one to four in view (§2, §9). */
export function CertificateSlider({ section }: SectionProps) {
  const cards = section.card_components;
  if (cards.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <CardCarousel
        section={section}
        cards={cards}
        kind="certificates"
        delay={AUTOPLAY_DELAY_MS}
        bleed="narrow"
        className={styles.carousel}
        slide={(card, index) => <Certificate card={card} index={index} />}
      />
    </SectionFrame>
  );
}
