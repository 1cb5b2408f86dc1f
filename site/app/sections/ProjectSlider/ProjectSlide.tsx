import { PROJECTS_PER_VIEW } from '@kontorwerk/contract/constants';
import type { Card } from '@kontorwerk/contract/content/entry';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './ProjectSlider.module.css';

type Widths = Readonly<Record<number, string>>;
/** A picture's width by number of slides in view (§9): a 4:3 picture cropped to 4:5 is wider than its slide. */
const CROPPED: Widths = { 1: '130vw', 2: '76vw', 3: '48vw', 4: '510px' };
/** The same for an upright picture, which is as wide as its slide. */
const UPRIGHT: Widths = { 1: '78vw', 2: '46vw', 3: '29vw', 4: '306px' };

function sizesOf(widths: Widths, widest: string): string {
  const steps = PROJECTS_PER_VIEW.slice(1)
    .reverse()
    .map(({ from, count }) => `(width >= ${from}px) ${widths[count]}`);
  return [`(width >= 1920px) ${widest}`, ...steps, widths[1]].join(', ');
}

const SIZES = sizesOf(CROPPED, '26vw');
const CUTS = [{ shape: 'tall', sizes: sizesOf(UPRIGHT, '16vw') }] as const;

/** One project of the slider; the whole slide links to its page. */
export function ProjectSlide({ card, number }: { readonly card: Card; readonly number: number }) {
  return (
    <article className={styles.project}>
      <Picture src={card.image} set={card.image_set} sizes={SIZES} cuts={CUTS} className={styles.picture} />
      <div className={styles.caption}>
        <span className={styles.number}>{String(number).padStart(2, '0')}</span>
        <h3 className={styles.title}>
          <CardLink card={card} page={PAGES.project} className={classes(wholeCard.link, wholeCard.marked, styles.link)}>
            {card.title}
          </CardLink>
        </h3>
        <span className={styles.arrow}>
          <Icon name="arrow-out" size={22} />
        </span>
        {card.description !== '' && <p className={styles.text}>{card.description}</p>}
        {card.pro_category !== '' && <p className={styles.tag}>{card.pro_category}</p>}
      </div>
    </article>
  );
}
