import { sortNewestFirst } from '@kontorwerk/contract/content/post-order';
import { classes } from '#app/styles/classes.ts';
import corner from '#app/ui/Corner/corner.module.css';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import styles from './News.module.css';
import { NewsFrame } from './NewsFrame.tsx';
import { PostCard } from './PostCard.tsx';

/** Posts as cards in a row, the newest first (§2). */
export function News({ section }: SectionProps) {
  const cards = filterTitledCards(section);
  if (cards.length === 0) return <EmptySection section={section} />;
  return (
    <NewsFrame section={section}>
      <ul className={classes(styles.posts, styles.cards, corner.cycle)}>
        {sortNewestFirst(cards).map((card) => (
          <PostCard key={card.title} card={card} look="short" />
        ))}
      </ul>
    </NewsFrame>
  );
}
