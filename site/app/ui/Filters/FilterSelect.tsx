import type { Choice, FilterName } from '@kontorwerk/contract/content/filter-names';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Filters.module.css';

/** A select; `all` labels its first, empty option. */
export type Filter = {
  readonly name: FilterName;
  readonly label: string;
  readonly all: string;
  readonly options: readonly Choice[];
};

type FilterSelectProps = {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A labelled select whose first option is All. An unknown value selects All. */
export function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const id = useId();
  const known = filter.options.some((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {filter.label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          name={filter.name}
          className={styles.select}
          value={known ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{filter.all}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </div>
  );
}
