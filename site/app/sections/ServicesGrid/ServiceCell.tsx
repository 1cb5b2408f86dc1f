import type { Card } from '@kontorwerk/contract/content/entry';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { LinkedCard } from '#app/content/links/LinkedCard.tsx';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './ServiceCell.module.css';

type ServiceCellProps = { readonly card: Card; readonly layout: 'cells' | 'rows' };

/** A card's link; without one, the link to its detail page. Either way the card is stored first (§2). */
function ServiceLink({ card }: { readonly card: Card }) {
  if (card.link === '') {
    return (
      <CardLink card={card} page={PAGES.service} className={classes(wholeCard.link, styles.link)}>
        {card.title}
      </CardLink>
    );
  }
  return (
    <LinkedCard card={card} className={classes(wholeCard.link, styles.link)}>
      {card.title}
    </LinkedCard>
  );
}

/** One service; the whole cell reacts to the pointer, its title is the link. */
export function ServiceCell({ card, layout }: ServiceCellProps) {
  const { title, description, image, image_set, button_text } = card;
  return (
    <li className={classes(styles.cell, styles[layout])}>
      {layout === 'cells' && image !== '' && (
        <div className={styles.glyph}>
          <Picture src={image} set={image_set} sizes="(width < 768px) 80px, 233px" alt="" />
        </div>
      )}
      <div className={styles.words}>
        {title !== '' && (
          <h3 className={styles.title}>
            <ServiceLink card={card} />
          </h3>
        )}
        {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
      </div>
      <span className={styles.arrow}>
        {button_text !== '' && <span className={styles.more}>{button_text}</span>}
        <Icon name="arrow-out" size={20} />
      </span>
    </li>
  );
}
