import type { Card } from '@kontorwerk/contract/content/entry';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import styles from './PostPage.module.css';

/** What a post belongs to, when it was written and by whom. */
export function PostFacts({ card }: { readonly card: Card }) {
  const t = useWords('detail', DETAIL_WORDS);
  const { category, date, name, location_company } = card;
  if (category === '' && date === '' && name === '') return null;
  return (
    <div className={styles.facts}>
      {category !== '' && <p className={styles.category}>{category}</p>}
      {date !== '' && (
        <p className={styles.date}>
          <LocalDate date={date} />
        </p>
      )}
      {name !== '' && (
        <p>
          <span className={styles.by}>{`${t.by} `}</span>
          <span className={styles.author}>{name}</span>
          {location_company !== '' && <span className={styles.role}>{location_company}</span>}
        </p>
      )}
    </div>
  );
}
