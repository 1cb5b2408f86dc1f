import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { classes } from '#app/styles/classes.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { BlockTitle } from './BlockTitle.tsx';
import styles from './GridBlocks.module.css';
import steps from './Steps.module.css';

const LAYOUTS = SECTION_LAYOUTS.GridBlocks;

function Block({ card, glyphs }: { readonly card: Card; readonly glyphs: boolean }) {
  const { description, image, image_set, link, button_text } = card;
  return (
    <li className={styles.block}>
      {glyphs && image !== '' && (
        <div className={styles.glyph}>
          <Picture src={image} set={image_set} sizes="(width < 768px) 72px, 126px" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <BlockTitle card={card} className={styles.title} />
        {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
        {link !== '' && button_text !== '' && (
          <p className={styles.more}>
            <ArrowLink to={link} call={button_text}>
              {button_text}
            </ArrowLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** Short blocks below a head: with glyphs, plain, as numbered steps, or as a ruled list. */
export function GridBlocks({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const List = layout === 'steps' ? 'ol' : 'ul';
  const { card_components } = section;
  if (card_components.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        <List className={layout === 'steps' ? steps.steps : styles[layout]} data-count={card_components.length}>
          {card_components.map((card, index) => (
            <Block key={card.id === '' ? index : card.id} card={card} glyphs={layout === 'glyphs'} />
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
