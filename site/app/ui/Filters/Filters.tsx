import type { Language } from '@kontorwerk/contract/languages';
import { usePageLocation } from '#app/base/current-page.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { Button } from '../Button/Button.tsx';
import { type Filter, FilterSelect } from './FilterSelect.tsx';
import styles from './Filters.module.css';
import type { ChosenFilters } from './use-filters.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const en = { show: 'Show' };
const de: typeof en = { show: 'Anzeigen' };

const filterWords: Readonly<Record<Language, typeof en>> = { en, de };

type FiltersProps = {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly chosen: ChosenFilters;
  /** The number of remaining items, announced when it changes. */
  readonly status: string;
};

/**
 * The selects above a list. In plain HTML they are a form that reloads the page; after hydration its button disappears
 * and they filter at once.
 */
export function Filters({ label, filters, chosen, status }: FiltersProps) {
  const { pathname } = usePageLocation();
  const { show } = filterWords[useLanguage()];
  const runs = useIsHydrated();
  const choices = filters.flatMap(({ name, options }) => options.filter(({ value }) => value === chosen.value(name)));
  return (
    <form method="get" action={pathname} className={styles.filters} aria-label={label}>
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={chosen.value(filter.name)}
          onChange={(value) => chosen.choose(filter.name, value)}
        />
      ))}
      <div className={styles.end}>
        {!runs && (
          <Button type="submit" size="small">
            {show}
          </Button>
        )}
        <p role="status" className={styles.status}>
          {status}
          {/* Only a changed text is announced: two choices may leave as many items. */}
          {choices.length > 0 && (
            <span className="visually-hidden">{`: ${choices.map(({ text }) => text).join(', ')}`}</span>
          )}
        </p>
      </div>
    </form>
  );
}
