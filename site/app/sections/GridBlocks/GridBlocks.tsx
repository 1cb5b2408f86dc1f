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

/** The arrangements that show pictures, and what these take up. */
const PICTURES: Readonly<Record<string, string>> = {
  glyphs: '(width < 768px) 72px, 126px',
  list: '(width < 768px) 88px, 190px',
};

function Block({ card, layout }: { readonly card: Card; readonly layout: (typeof LAYOUTS)[number] }) {
  const { description, image, image_set, link, button_text } = card;
  const sizes = PICTURES[layout];
  return (
    <li className={styles.block}>
      {sizes !== undefined && image !== '' && (
        <div className={styles.picture}>
          <Picture src={image} set={image_set} sizes={sizes} alt="" />
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

/** Short blocks below a head: with glyphs, plain, as numbered steps, or as a ruled list, with pictures or without. */
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
            <Block key={card.id === '' ? index : card.id} card={card} layout={layout} />
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
