import type { Section } from '@kontorwerk/contract/content/entry';
import { filterCards, listChoices } from '@kontorwerk/contract/content/filters';
import { sortNewestFirst } from '@kontorwerk/contract/content/post-order';
import type { Language } from '@kontorwerk/contract/languages';
import { filtersOf } from '@kontorwerk/contract/pages/page-table';
import { usePageLocation } from '#app/base/current-page.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import corner from '#app/ui/Corner/corner.module.css';
import { Filters } from '#app/ui/Filters/Filters.tsx';
import { useFilters } from '#app/ui/Filters/use-filters.ts';
import { PageLinks } from '#app/ui/PageLinks/PageLinks.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import styles from './News.module.css';
import { NewsFrame } from './NewsFrame.tsx';
import { PostCard } from './PostCard.tsx';

const en = {
  filter: 'Filter posts',
  topic: 'Topic',
  all: 'All topics',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'post' : 'posts'}` : `${shown} of ${all} posts`,
};
const de: typeof en = {
  filter: 'Beiträge filtern',
  topic: 'Thema',
  all: 'Alle Themen',
  count: (shown, all) =>
    shown === all ? `${all} ${all === 1 ? 'Beitrag' : 'Beiträge'}` : `${shown} von ${all} Beiträgen`,
};

const newsListWords: Readonly<Record<Language, typeof en>> = { en, de };

/** The fewest posts with a filter; a visitor takes in fewer at a glance. */
const FILTERED_FROM = 7;

/** Filters the posts of a section and returns them with the totals of their list. */
function postsOf(section: Section, topic: string) {
  const cards = filterTitledCards(section);
  const { window } = section;
  if (window !== null) {
    const { all, total, start, choices } = window;
    return { shown: cards, all, total, opens: start === 0, topics: choices.topic ?? [] };
  }
  const shown = filterCards(cards, [], { topic });
  return { shown, all: cards.length, total: shown.length, opens: true, topics: listChoices('topic', cards, []) };
}

/**
 * A list of posts, the newest first (§2), that opens with a large one; filtered by topic if the page's address has that
 * parameter, and paginated if long.
 */
export function NewsList({ section }: SectionProps) {
  const t = newsListWords[useLanguage()];
  const chosen = useFilters(section);
  const { page } = usePageLocation();
  const topic = chosen.value('topic');
  const { shown, all, total, opens, topics } = postsOf(section, topic);
  if (all === 0) return <EmptySection section={section} />;
  // Visitors who arrive at a filtered address need the way back to all posts.
  const isFiltered = topics.length > 1 && (all >= FILTERED_FROM || topic !== '') && filtersOf(page).includes('topic');
  return (
    <NewsFrame section={section}>
      {isFiltered && (
        <Filters
          label={t.filter}
          filters={[{ name: 'topic', label: t.topic, all: t.all, options: topics }]}
          chosen={chosen}
          status={t.count(total, all)}
        />
      )}
      <ul className={classes(styles.posts, styles.list, corner.cycle)}>
        {sortNewestFirst(shown).map((card, index) => (
          <PostCard key={card.title} card={card} look={opens && index === 0 ? 'large' : 'full'} />
        ))}
      </ul>
      <PageLinks section={section} />
    </NewsFrame>
  );
}
