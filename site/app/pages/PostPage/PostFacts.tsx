import type { Card } from '@kontorwerk/contract/content/entry';
import { estimateReadingMinutes } from '@kontorwerk/contract/content/reading-time';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import styles from './PostPage.module.css';

/** A post's category, date, author and reading time. */
export function PostFacts({ card }: { readonly card: Card }) {
  const t = useWords('detail', DETAIL_WORDS);
  const minutesOf = detailPhrases[useLanguage()].minutes;
  const { category, date, name, location_company, html_field } = card;
  const minutes = estimateReadingMinutes(html_field);
  if (category === '' && date === '' && name === '' && minutes === 0) return null;
  return (
    <div className={styles.facts}>
      {category !== '' && <p className={styles.category}>{category}</p>}
      {date !== '' && (
        <p className={styles.date}>
          <LocalDate date={date} />
        </p>
      )}
      {minutes > 0 && <p className={styles.minutes}>{minutesOf(minutes)}</p>}
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
