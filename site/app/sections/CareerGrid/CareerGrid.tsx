import type { FilterName } from '@kontorwerk/contract/content/filter-names';
import { filterCards, listChoices } from '@kontorwerk/contract/content/filters';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CAREER_WORDS } from '@kontorwerk/contract/words/career-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import type { Filter } from '#app/ui/Filters/FilterSelect.tsx';
import { Filters } from '#app/ui/Filters/Filters.tsx';
import { useFilters } from '#app/ui/Filters/use-filters.ts';
import { PageLinks } from '#app/ui/PageLinks/PageLinks.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import styles from './CareerGrid.module.css';
import { JobRows } from './JobRows.tsx';
import { formatJobCount } from './job-count.ts';

/** The open jobs as ruled rows, filtered by office and team (§2). */
export function CareerGrid({ section }: SectionProps) {
  const t = useWords('career', CAREER_WORDS);
  const count = formatJobCount[useLanguage()];
  const { offices } = useSite().settings;
  const chosen = useFilters(section);
  const { window } = section;
  const jobs = filterTitledCards(section);
  const shown =
    window === null ? filterCards(jobs, offices, { office: chosen.value('office'), team: chosen.value('team') }) : jobs;
  const choices = (name: FilterName) =>
    window === null ? listChoices(name, jobs, offices) : (window.choices[name] ?? []);
  const filters: readonly Filter[] = [
    { name: 'office', label: t.office, all: t.allOffices, options: choices('office') },
    { name: 'team', label: t.team, all: t.allTeams, options: choices('team') },
  ];
  const hasJobs = (window?.all ?? jobs.length) > 0;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        {hasJobs && (
          <Filters label={t.filter} filters={filters} chosen={chosen} status={count(window?.total ?? shown.length)} />
        )}
        {!hasJobs && (
          <EmptyList text={t.noneAtAll}>
            <ArrowLink to={PAGES.application.path}>{t.open}</ArrowLink>
          </EmptyList>
        )}
        {shown.length > 0 && <JobRows jobs={shown} after={window?.start} />}
        <PageLinks section={section} />
        {hasJobs && shown.length === 0 && (
          <div className={styles.none}>
            <p>{t.none}</p>
            <ArrowLink to={PAGES.application.path}>{t.open}</ArrowLink>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
