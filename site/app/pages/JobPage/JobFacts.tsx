import type { Card } from '@kontorwerk/contract/content/entry';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import styles from './JobPage.module.css';

/** Where a job is, how much of it there is, from when and for what pay. */
export function JobFacts({ card }: { readonly card: Card }) {
  const t = useWords('detail', DETAIL_WORDS);
  const { posted, until } = detailPhrases[useLanguage()];
  const cities = card.location.split(/,\s*/).filter((city) => city !== '');
  const texts = [card.job_type, card.houres, card.salary].filter((text) => text !== '');
  return (
    <ul className={styles.facts} aria-label={t.facts}>
      {cities.length > 0 && (
        <li className={styles.cities}>
          {cities.map((city) => (
            <span key={city} className={styles.city}>
              {city}
            </span>
          ))}
        </li>
      )}
      {card.date !== '' && (
        <li>
          <span>{`${t.from} `}</span>
          <LocalDate date={card.date} form="month" />
        </li>
      )}
      {[
        { says: posted, date: card.posted },
        { says: until, date: card.valid_through },
      ].map(
        ({ says, date }) =>
          date && (
            <li key={says}>
              <span>{`${says} `}</span>
              <LocalDate date={date} />
            </li>
          ),
      )}
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
