import type { Card } from '@kontorwerk/contract/content/entry';
import type { Choice } from '@kontorwerk/contract/content/filter-names';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import styles from './CareerGrid.module.css';

type JobRowProps = { readonly card: Card; readonly number: number; readonly places: readonly Choice[] };

/** One job; the whole row links to its page. */
export function JobRow({ card, number, places }: JobRowProps) {
  const { title, detail_desc, job_type, salary } = card;
  return (
    <li className={styles.job}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <h3 className={styles.title}>
        <CardLink card={card} page={PAGES.job} className={classes(wholeCard.link, styles.link)}>
          {title}
        </CardLink>
      </h3>
      <p className={styles.skills}>
        {detail_desc !== '' && <span>{detail_desc}</span>}
        {salary !== '' && <span className={styles.salary}>{salary}</span>}
      </p>
      <p className={styles.places}>
        {places.map(({ value, text }) => (
          <span key={value} className={styles.place} title={text}>
            <span aria-hidden="true">{value}</span>
            <span className="visually-hidden">{text}</span>
          </span>
        ))}
      </p>
      <p className={styles.type}>{job_type}</p>
      <span className={styles.arrow}>
        <Icon name="arrow" size={24} />
      </span>
    </li>
  );
}
