import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './Stats.module.css';

const LAYOUTS = SECTION_LAYOUTS.Stats;

/** A figure (`title`), its label (`description`) and a note (`detail_desc`). */
function Figure({ card: { title, description, detail_desc } }: { readonly card: Card }) {
  return (
    <div className={styles.figure}>
      {description !== '' && <dt className={styles.label}>{description}</dt>}
      {title !== '' && <dd className={styles.value}>{title}</dd>}
      {detail_desc !== '' && <dd className={styles.note}>{detail_desc}</dd>}
    </div>
  );
}

/** Figures in a ruled row, or stacked as large as headlines. */
export function Stats({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { card_components } = section;
  if (card_components.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        <dl className={styles[layout]} data-count={card_components.length}>
          {card_components.map((card, index) => (
            <Figure key={card.id === '' ? index : card.id} card={card} />
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}
