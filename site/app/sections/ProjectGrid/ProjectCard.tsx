import type { Card } from '@kontorwerk/contract/content/entry';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { classes } from '#app/styles/classes.ts';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { type Cut, Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './ProjectGrid.module.css';

/** Pictures are 4:3: where their box is taller than that, they are wider than the card. */
const SIZES = '(width >= 1100px) 746px, (width >= 768px) 60vw, 120vw';
/** The same for the fifth of each nine, which fills a row in wide windows. */
const ROW_SIZES = '(width >= 1440px) 1296px, (width >= 1100px) 90vw, (width >= 768px) 60vw, 120vw';

/** Positions by width in wide windows, as in the style sheet: 5 columns, 7, or the whole row. */
const NARROW = [1, 2, 6, 7];
const ROW = 4;

function cutsOf(place: number): readonly Cut[] {
  const tall = { shape: 'tall', sizes: '(width >= 1100px) 526px, (width >= 768px) 46vw, 90vw' } as const;
  if (NARROW.includes(place)) return [tall];
  const below = { ...tall, media: '(width < 1100px)' };
  return place === ROW ? [below, { shape: 'wide', sizes: ROW_SIZES }] : [below];
}

type ProjectCardProps = {
  readonly card: Card;
  /** Number among all projects, from 1. */
  readonly number: number;
  /** Position in the layout, from 0; it repeats after nine. */
  readonly place: number;
};

/** One project; the whole card links to its page. */
export function ProjectCard({ card, number, place }: ProjectCardProps) {
  return (
    <li className={styles.project}>
      <article className={styles.card}>
        <Picture
          src={card.image}
          set={card.image_set}
          sizes={place === ROW ? ROW_SIZES : SIZES}
          cuts={cutsOf(place)}
          eager={number === 1}
          className={styles.picture}
        />
        <div className={styles.caption}>
          <span className={styles.number}>{String(number).padStart(2, '0')}</span>
          <div>
            <h3 className={styles.title}>
              <CardLink card={card} page={PAGES.project} className={classes(wholeCard.link, wholeCard.marked)}>
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
