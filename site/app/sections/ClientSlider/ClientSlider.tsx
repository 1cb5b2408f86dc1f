import { AUTOPLAY_DELAY_MS } from '@kontorwerk/contract/constants';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { CardCarousel } from '../CardCarousel.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './ClientSlider.module.css';

function ClientCell({ card }: { readonly card: Card }) {
  const mark =
    card.image === '' ? (
      <span className={styles.name}>{card.title}</span>
    ) : (
      <img
        className={classes('drawn-in-ink', styles.mark)}
        src={card.image}
        alt={card.title}
        width={card.image_set?.width || undefined}
        height={card.image_set?.height || undefined}
        loading="lazy"
        decoding="async"
      />
    );
  if (card.link === '') return <div className={styles.cell}>{mark}</div>;
  return (
    <LocalLink to={card.link} className={styles.cell}>
      {mark}
    </LocalLink>
  );
}

function ClientHead({ section, aside }: SectionProps & { readonly aside?: ReactNode }) {
  const { main_title, sub_title, description } = section;
  return (
    <div className={styles.head}>
      <div>
        {sub_title !== '' && <p className={styles.soft}>{sub_title}</p>}
        <Heading text={main_title} className={styles.heading} />
        {description !== '' && <p className={styles.soft}>{description}</p>}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}

/** The clients' wordmarks in ink, one to six in view (§2, §9). */
export function ClientSlider({ section }: SectionProps) {
  const cards = section.card_components;
  return (
    <SectionFrame section={section} className={styles.section}>
      {cards.length === 0 ? (
        <div className="container">
          <ClientHead section={section} />
          <EmptyList />
        </div>
      ) : (
        <CardCarousel
          section={section}
          cards={cards}
          kind="clients"
          delay={AUTOPLAY_DELAY_MS}
          className={styles.carousel}
          slide={(card) => <ClientCell card={card} />}
          Head={ClientHead}
        />
      )}
    </SectionFrame>
  );
}
