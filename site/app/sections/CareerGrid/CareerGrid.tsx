import { useLanguage } from '#app/language/use-language.ts';
import { useSite } from '#app/shell/site-data.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { Filters } from '#app/ui/Filters/Filters.tsx';
import { useFilters } from '#app/ui/Filters/use-filters.ts';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { titledCards } from '../titled-cards.ts';
import styles from './CareerGrid.module.css';
import { careerWords } from './career-words.ts';
import { JobRows } from './JobRows.tsx';
import { allPlaces, jobsIn, teamsOf } from './job-places.ts';

/** The names of the filters in the address. */
const OFFICE = 'office';
const TEAM = 'team';

/** The open jobs as rows of a book, filtered by office and team (§2). */
export function CareerGrid({ section }: SectionProps) {
  const say = careerWords[useLanguage()];
  const { offices } = useSite().settings;
  const chosen = useFilters();
  const jobs = titledCards(section);
  const shown = jobsIn(jobs, offices, { office: chosen.value(OFFICE), team: chosen.value(TEAM) });
  const filters = [
    {
      name: OFFICE,
      label: say.office,
      all: say.allOffices,
      options: allPlaces(jobs, offices).map(({ code, city }) => ({ value: code, text: city })),
    },
    {
      name: TEAM,
      label: say.team,
      all: say.allTeams,
      options: teamsOf(jobs).map((team) => ({ value: team, text: team })),
    },
  ];
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        {jobs.length > 0 && (
          <Filters label={say.filter} filters={filters} chosen={chosen} status={say.count(shown.length)} />
        )}
        {jobs.length === 0 && (
          <EmptyList text={say.noneAtAll}>
            <ArrowLink to="/career-form">{say.open}</ArrowLink>
          </EmptyList>
        )}
        {shown.length > 0 && <JobRows jobs={shown} />}
        {jobs.length > 0 && shown.length === 0 && (
          <div className={styles.none}>
            <p>{say.none}</p>
            <ArrowLink to="/career-form">{say.open}</ArrowLink>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
