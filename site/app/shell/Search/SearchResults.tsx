import type { MouseEvent, Ref } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { resultWords } from '#app/content/result-words.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import styles from './SearchDialog.module.css';
import type { LiveSearch } from './use-live-search.ts';

type SearchResultsProps = {
  readonly ref: Ref<HTMLDivElement>;
  /** The list's, of which those of its results are made. */
  readonly id: string;
  readonly search: LiveSearch;
  /** The place of the result that keys have chosen; -1 where none is. */
  readonly chosen: number;
  /** Called when somebody goes where a link leads. */
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
        // It scrolls, so browsers would stop there on the way from the field to what follows; arrow keys choose in the field.
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
        <a className={styles.all} href={searchAddress(query, language)} onClick={leave}>
          <span>{total === null ? t.all : `${t.all} (${total})`}</span>
          <Icon name="arrow" />
        </a>
      )}
    </>
  );
}
