import type { Section } from '@kontorwerk/contract/content/entry';
import { filterCards, listChoices } from '@kontorwerk/contract/content/filters';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import corner from '#app/ui/Corner/corner.module.css';
import { Filters } from '#app/ui/Filters/Filters.tsx';
import { useFilters } from '#app/ui/Filters/use-filters.ts';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { PageLinks } from '#app/ui/PageLinks/PageLinks.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import { NextEntry } from './NextEntry.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectGrid.module.css';
import { projectGridWords } from './project-grid-words.ts';

/** Filters the projects of a section and returns them with the totals of their list. */
function projectsOf(section: Section, category: string) {
  const cards = filterTitledCards(section);
  const { window } = section;
  if (window !== null) {
    const { all, total, start, choices } = window;
    const numbered = cards.map((card, index) => ({ card, number: start + index + 1 }));
    return { shown: numbered, all, total, ends: start + cards.length >= total, categories: choices.category ?? [] };
  }
  const shown = filterCards(cards, [], { category });
  return {
    shown: shown.map((card) => ({ card, number: cards.indexOf(card) + 1 })),
    all: cards.length,
    total: shown.length,
    ends: true,
    categories: listChoices('category', cards, []),
  };
}

/** Projects in rows of different layouts, with the category filter (§2, §4). */
export function ProjectGrid({ section }: SectionProps) {
  const t = projectGridWords[useLanguage()];
  const chosen = useFilters(section);
  const { shown, all, total, ends, categories } = projectsOf(section, chosen.value('category'));
  if (all === 0) return <EmptySection section={section} />;
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
            status={t.count(total, all)}
          />
        )}
        <ul className={classes(styles.projects, corner.cycle)}>
          {shown.map(({ card, number }, index) => (
            <ProjectCard key={card.title} card={card} number={number} place={index % 9} />
          ))}
          {ends && <NextEntry number={all + 1} />}
        </ul>
        <PageLinks section={section} />
      </div>
    </SectionFrame>
  );
}
