import { newestFirst } from '#app/content/neighbours.ts';
import { classes } from '#app/styles/classes.ts';
import corner from '#app/ui/Corner/corner.module.css';
import { PageLinks } from '#app/ui/PageLinks/PageLinks.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { titledCards } from '../titled-cards.ts';
import styles from './News.module.css';
import { NewsFrame } from './NewsFrame.tsx';
import { PostCard } from './PostCard.tsx';

/** Posts, the newest first (§2), as a list that opens with a large one; a long one goes on under further addresses. */
export function NewsList({ section }: SectionProps) {
  const cards = titledCards(section);
  if (cards.length === 0) return <EmptySection section={section} />;
  const opens = (section.window?.start ?? 0) === 0;
  return (
    <NewsFrame section={section}>
      <ul className={classes(styles.posts, styles.list, corner.cycle)}>
        {newestFirst(cards).map((card, index) => (
          <PostCard key={card.title} card={card} look={opens && index === 0 ? 'large' : 'full'} />
        ))}
      </ul>
      <PageLinks section={section} />
    </NewsFrame>
  );
}
