import type { Card } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { classes } from '#app/styles/classes.ts';
import { ArrowLink, ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import corner from '#app/ui/Corner/corner.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { BlockTitle } from './BlockTitle.tsx';
import styles from './GridBlocks.module.css';
import steps from './Steps.module.css';

const LAYOUTS = SECTION_LAYOUTS.GridBlocks;

type Look = (typeof LAYOUTS)[number] | 'cards';

/** The layouts with pictures, and the pictures' sizes. */
const PICTURES: Readonly<Partial<Record<Look, string>>> = {
  glyphs: '(width < 768px) 72px, 126px',
  cards: '(width < 768px) 92vw, (width < 1440px) 52vw, 728px',
};

/** Returns the look: a list with pictures becomes cards. */
function chooseLook(layout: (typeof LAYOUTS)[number], cards: readonly Card[]): Look {
  return layout === 'list' && cards.some(({ image }) => image !== '') ? 'cards' : layout;
}

/** A block's link or, on a card whose title is the link, a label that shows that it is one. */
function More({ card, whole }: { readonly card: Card; readonly whole: boolean }) {
  const { link, button_text } = card;
  if (link === '' || button_text === '') return null;
  return whole ? (
    <p aria-hidden="true" className={styles.more}>
      <ArrowText>{button_text}</ArrowText>
    </p>
  ) : (
    <p className={styles.more}>
      <ArrowLink to={link} call={button_text}>
        {button_text}
      </ArrowLink>
    </p>
  );
}

function Block({ card, look }: { readonly card: Card; readonly look: Look }) {
  const { description, image, image_set } = card;
  const sizes = PICTURES[look];
  const whole = look === 'cards';
  return (
    <li className={whole ? styles.card : styles.block}>
      {sizes !== undefined && image !== '' && (
        <Picture src={image} set={image_set} sizes={sizes} alt="" className={whole ? styles.cover : styles.picture} />
      )}
      <div className={styles.words}>
        <BlockTitle card={card} className={styles.title} whole={whole} />
        {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
        <More card={card} whole={whole} />
      </div>
    </li>
  );
}

/** Short blocks below a head: with glyphs, plain, as numbered steps, as a ruled list, or as cards with pictures. */
export function GridBlocks({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { card_components } = section;
  const look = chooseLook(layout, card_components);
  const List = look === 'steps' ? 'ol' : 'ul';
  if (card_components.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        <List
          className={look === 'steps' ? steps.steps : classes(styles[look], look === 'cards' && corner.cycle)}
          data-count={card_components.length}
        >
          {card_components.map((card, index) => (
            <Block key={card.id === '' ? index : card.id} card={card} look={look} />
          ))}
        </List>
      </div>
    </SectionFrame>
  );
}
