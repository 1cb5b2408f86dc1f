import { newestFirst } from '#app/content/neighbours.ts';
import { classes } from '#app/styles/classes.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import corner from '#app/ui/Corner/corner.module.css';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { titledCards } from '../titled-cards.ts';
import styles from './News.module.css';
import { PostCard } from './PostCard.tsx';

/** Posts, the newest first (§2): four cards in a row, or a list that opens with a large one. */
export function News({ section }: SectionProps) {
  const { button_one_text, button_one_link, layout } = section;
  const cards = titledCards(section);
  if (cards.length === 0) return <EmptySection section={section} />;
  const isList = layout === 'list';
  const all = button_one_text !== '' && button_one_link !== '';
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead
          section={section}
          aside={
            all ? (
              <ArrowLink to={button_one_link} call={button_one_text}>
                {button_one_text}
              </ArrowLink>
            ) : undefined
          }
        />
        <ul className={classes(styles.posts, isList ? styles.list : styles.cards, corner.cycle)}>
          {newestFirst(cards).map((card, index) => (
            <PostCard key={card.title} card={card} look={isList ? (index === 0 ? 'large' : 'full') : 'short'} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
