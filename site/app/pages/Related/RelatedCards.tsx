import type { Card } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { ReactNode } from 'react';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './RelatedCards.module.css';

type RelatedCardsProps = {
  readonly cards: readonly Card[];
  /** The kind of detail page that the cards belong to. */
  readonly page: DetailPage;
  /** Renders a card's date as its kind of page does. */
  readonly when: (card: Card) => ReactNode;
  readonly className?: string;
};

/** Cards with pictures at the end of a detail page. */
export function RelatedCards({ cards, page, when, className }: RelatedCardsProps) {
  return (
    <ul className={classes(styles.cards, cards.length > 1 && styles.pair, className)}>
      {cards.map((card) => (
        <li key={card.title}>
          <CardLink card={card} page={page} className={styles.card}>
            <Picture
              src={card.image}
              set={card.image_set}
              sizes="(width >= 1100px) 300px, (width >= 768px) 45vw, 120px"
              alt=""
              className={styles.picture}
            />
            <div>
              <p className={styles.meta}>
                <span>{card.category || card.pro_category}</span>
                {when(card)}
              </p>
              <h3 className={styles.title}>{card.title}</h3>
              {card.description !== '' && <p className={styles.description}>{card.description}</p>}
            </div>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
