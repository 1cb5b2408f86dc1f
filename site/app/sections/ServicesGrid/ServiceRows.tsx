import type { Card } from '@kontorwerk/contract/content/entry';
import { ServiceCell } from './ServiceCell.tsx';
import styles from './ServicesGrid.module.css';

/** Services as ruled rows, each a link to its page. */
export function ServiceRows({ services }: { readonly services: readonly Card[] }) {
  return (
    <ul className={styles.rows}>
      {services.map((card) => (
        <ServiceCell key={card.title} card={card} layout="rows" />
      ))}
    </ul>
  );
}
