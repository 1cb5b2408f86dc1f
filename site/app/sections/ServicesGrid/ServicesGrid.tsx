import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { classes } from '#app/styles/classes.ts';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { ServiceCell } from './ServiceCell.tsx';
import styles from './ServicesGrid.module.css';

const LAYOUTS = SECTION_LAYOUTS.ServicesGrid;

/** The agency's services: ruled cells with glyphs, or ruled rows; each links to its page. */
export function ServicesGrid({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { main_title, card_components } = section;
  if (card_components.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        <ul
          className={classes(styles[layout], main_title !== '' && styles.numbered)}
          data-count={card_components.length}
        >
          {card_components.map((card, index) => (
            <ServiceCell key={card.id === '' ? index : card.id} card={card} layout={layout} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
