import type { Card } from '@kontorwerk/contract/content/entry';
import { PROJECT_DETAIL } from '#app/content/details.ts';
import { CardLink } from '#app/ui/LocalLink/CardLink.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './ProjectGrid.module.css';

/** The widest a card gets in each arrangement; most are narrower on wide windows. */
const SIZES = '(width >= 1440px) 760px, (width >= 1100px) 55vw, (width >= 768px) 46vw, 92vw';

/** One project; the whole card leads to its page. */
export function ProjectCard({ card, number }: { readonly card: Card; readonly number: number }) {
  return (
    <li className={styles.project}>
      <article className={styles.card}>
        <Picture src={card.image} set={card.image_set} sizes={SIZES} className={styles.picture} />
        <div className={styles.caption}>
          <span className={styles.number}>{String(number).padStart(2, '0')}</span>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <CardLink card={card} detail={PROJECT_DETAIL} className={styles.link}>
                {card.title}
              </CardLink>
            </h3>
            {card.description !== '' && <p className={styles.text}>{card.description}</p>}
          </div>
          <div className={styles.facts}>
            {card.date !== '' && <span className={styles.year}>{card.date.slice(0, 4)}</span>}
            {card.pro_category !== '' && <span className={styles.tag}>{card.pro_category}</span>}
          </div>
        </div>
      </article>
    </li>
  );
}
