import type { Card } from '@kontorwerk/contract/content/entry';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { CardLink } from '#app/content/links/CardLink.tsx';
import type { Neighbours } from '#app/content/neighbours.ts';
import { Icon, type IconName } from '#app/ui/Icon/Icon.tsx';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { RelatedCards } from '../Related/RelatedCards.tsx';
import styles from './FurtherPosts.module.css';

type StepProps = { readonly card: Card; readonly word: string; readonly icon: IconName; readonly className?: string };

function Step({ card, word, icon, className }: StepProps) {
  return (
    <li className={className}>
      <CardLink card={card} page={PAGES.post} className={styles.stepLink}>
        <Icon name={icon} size={24} />
        <span className={styles.stepWord}>{word}</span>
        <span className={styles.stepTitle}>{card.title}</span>
      </CardLink>
    </li>
  );
}

type FurtherPostsProps = Pick<Neighbours, 'previous' | 'next' | 'further'>;

/** Links from a post to the older and the newer one and to related posts. */
export function FurtherPosts({ previous, next, further }: FurtherPostsProps) {
  const t = useWords('detail', DETAIL_WORDS);
  if (!previous && !next) return null;
  return (
    <section className={`tone screen-only ${styles.section}`} data-tone="paper-2">
      <div className="container">
        <h2 className="visually-hidden">{t.further}</h2>
        <ul className={styles.steps}>
          {previous && <Step card={previous} word={t.previous} icon="arrow-left" />}
          {next && <Step card={next} word={t.next} icon="arrow" className={styles.forward} />}
        </ul>
        {further.length > 0 && (
          <RelatedCards
            cards={further}
            page={PAGES.post}
            when={({ date }) => <LocalDate date={date} />}
            className={styles.cards}
          />
        )}
      </div>
    </section>
  );
}
