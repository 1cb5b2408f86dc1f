import type { Card } from '@kontorwerk/contract/content/entry';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './CardList.module.css';

type CardListProps = { readonly cards: readonly Card[] };

/** Whether the cards form a tick list: without values they are points to tick off, with values terms of a list. */
export function isTickList(cards: readonly Card[]): boolean {
  return cards.length > 0 && cards.every(({ description }) => description === '');
}

function keyOf({ id, title }: Card): string {
  return id === '' ? title : id;
}

/** The picture's claims: ticked points, or terms and values with dotted leaders and a double rule. */
export function CardList({ cards }: CardListProps) {
  if (cards.length === 0) return null;
  if (isTickList(cards)) {
    return (
      <ul className={styles.ticks}>
        {cards.map((card) => (
          <li key={keyOf(card)} className={styles.tick}>
            <Icon name="check" size={20} />
            {card.title}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.terms}>
      {cards.map((card) => (
        <div key={keyOf(card)} className={styles.term}>
          <dt>{card.title}</dt>
          <dd>{card.description}</dd>
        </div>
      ))}
    </dl>
  );
}
