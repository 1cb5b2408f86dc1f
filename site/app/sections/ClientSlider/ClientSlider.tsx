import { AUTOPLAY_DELAY_MS } from '@kontorwerk/contract/constants';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { Carousel } from '#app/ui/Carousel/Carousel.tsx';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './ClientSlider.module.css';

const en = { label: 'Clients' };
const de: typeof en = { label: 'Kunden' };

const clientWords: Readonly<Record<Language, typeof en>> = { en, de };

function ClientCell({ card }: { readonly card: Card }) {
  const mark =
    card.image === '' ? (
      <span className={styles.name}>{card.title}</span>
    ) : (
      <img
        className={styles.mark}
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

function ClientHead({ section, controls }: SectionProps & { readonly controls?: ReactNode }) {
  const { main_title, sub_title, description } = section;
  return (
    <div className={styles.head}>
      <div>
        {sub_title !== '' && <p className={styles.soft}>{sub_title}</p>}
        <Heading text={main_title} className={styles.heading} />
        {description !== '' && <p className={styles.soft}>{description}</p>}
      </div>
      {controls && <div>{controls}</div>}
    </div>
  );
}

/** The clients' wordmarks in ink, one to six in view (§2, §9). */
export function ClientSlider({ section }: SectionProps) {
  const t = clientWords[useLanguage()];
  const { main_title, card_components } = section;
  if (card_components.length === 0) {
    return (
      <SectionFrame section={section} className={styles.section}>
        <div className="container">
          <ClientHead section={section} />
          <EmptyList />
        </div>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} className={styles.section}>
      <Carousel
        kind="clients"
        label={main_title === '' ? t.label : main_title}
        delay={AUTOPLAY_DELAY_MS}
        className={styles.carousel}
        items={card_components.map((card, index) => ({
          key: card.id === '' ? `${index}` : card.id,
          content: <ClientCell card={card} />,
        }))}
        head={(controls) => (
          <div className="container">
            <ClientHead section={section} controls={controls} />
          </div>
        )}
      />
    </SectionFrame>
  );
}
