import { choicesOf, filteredCards } from '@kontorwerk/contract/content/filters';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import corner from '#app/ui/Corner/corner.module.css';
import { Filters } from '#app/ui/Filters/Filters.tsx';
import { useFilters } from '#app/ui/Filters/use-filters.ts';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { titledCards } from '../titled-cards.ts';
import { NextEntry } from './NextEntry.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import { projectGridWords } from './project-grid-words.ts';

/** All projects in uneven rows, with the category filter (§2, §4). */
export function ProjectGrid({ section }: SectionProps) {
  const t = projectGridWords[useLanguage()];
  const chosen = useFilters();
  const cards = titledCards(section);
  if (cards.length === 0) return <EmptySection section={section} />;
  const categories = choicesOf('category', cards, []);
  const shown = filteredCards(cards, [], { category: chosen.value('category') });
  return (
    <SectionFrame section={section} className={styles.section}>
      <div className="container">
        <SectionHead section={section} />
        {section.main_title === '' && <Heading text={t.label} className="visually-hidden" />}
        {categories.length > 0 && (
          <Filters
            label={t.filter}
            filters={[{ name: 'category', label: t.category, all: t.all, options: categories }]}
            chosen={chosen}
            status={t.count(shown.length, cards.length)}
          />
        )}
        <ul className={classes(styles.projects, corner.cycle)}>
          {shown.map((card, index) => (
            <ProjectCard key={card.title} card={card} number={cards.indexOf(card) + 1} place={index % 9} />
          ))}
          <NextEntry number={cards.length + 1} />
        </ul>
      </div>
    </SectionFrame>
  );
}
