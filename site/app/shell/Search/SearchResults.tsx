import type { MouseEvent, Ref } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { buildSearchAddress } from '#app/base/search-address.ts';
import { resultWords } from '#app/content/result-words.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import styles from './SearchDialog.module.css';
import type { LiveSearch } from './use-live-search.ts';

type SearchResultsProps = {
  readonly ref: Ref<HTMLDivElement>;
  /** The list's id, from which the ids of its options derive. */
  readonly id: string;
  readonly search: LiveSearch;
  /** Index of the result chosen with the keyboard; -1 for none. */
  readonly chosen: number;
  /** Called when the visitor follows a link. */
  readonly onLeave: () => void;
};

/** The results below the field, and a link to all of them. */
export function SearchResults({ ref, id, search, chosen, onLeave }: SearchResultsProps) {
  const language = useLanguage();
  const t = resultWords[language];
  const { query, results, total, hasMore } = search;
  const leave = (click: MouseEvent) => {
    if (isPlainClick(click)) onLeave();
  };
  return (
    <>
      <div
        ref={ref}
        id={id}
        role="listbox"
        aria-label={t.list}
        // Scroll containers are tab stops by default; here the arrow keys choose results from the field.
        tabIndex={-1}
        hidden={results.length === 0}
        className={styles.results}
      >
        {results.map(({ path, kind, title, excerpt }, place) => (
          <a
            key={path}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            href={path}
            className={styles.result}
            onClick={leave}
          >
            <span className={styles.kind}>{t.kinds[kind]}</span>
            <strong>
              <Marked pieces={title} />
            </strong>
            <span className={styles.excerpt}>
              <Marked pieces={excerpt} />
            </span>
          </a>
        ))}
      </div>
      {results.length > 0 && hasMore && (
        <a className={styles.all} href={buildSearchAddress(query, language)} onClick={leave}>
          <span>{total === null ? t.all : `${t.all} (${total})`}</span>
          <Icon name="arrow" />
        </a>
      )}
    </>
  );
}
