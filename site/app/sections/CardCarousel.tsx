import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { Carousel, type CarouselProps } from '#app/ui/Carousel/Carousel.tsx';
import type { CarouselKind } from '#app/ui/Carousel/per-view.ts';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** A carousel's accessible name if its section has no title. */
const LABELS: Readonly<Record<CarouselKind, Readonly<Record<Language, string>>>> = {
  clients: { en: 'Clients', de: 'Kunden' },
  projects: { en: 'Projects', de: 'Projekte' },
  certificates: { en: 'Certificates', de: 'Zertifikate' },
  reviews: { en: 'Reviews', de: 'Bewertungen' },
};

type CardCarouselProps = SectionProps &
  Omit<CarouselProps, 'label' | 'items' | 'head'> & {
    readonly cards: readonly Card[];
    readonly slide: (card: Card, index: number) => ReactNode;
    /** Rendered above the slides, with the controls beside it. */
    readonly Head?: ComponentType<SectionProps & { readonly aside: ReactNode }>;
  };

/** A carousel of a section's cards, below its head. */
export function CardCarousel({ section, cards, slide, Head = SectionHead, ...carousel }: CardCarouselProps) {
  const language = useLanguage();
  return (
    <Carousel
      {...carousel}
      label={section.main_title === '' ? LABELS[carousel.kind][language] : section.main_title}
      items={cards.map((card, index) => ({ key: card.id === '' ? `${index}` : card.id, content: slide(card, index) }))}
      head={(controls) => (
        <div className="container">
          <Head section={section} aside={controls} />
        </div>
      )}
    />
  );
}
