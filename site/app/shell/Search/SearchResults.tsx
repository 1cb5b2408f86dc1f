import { type KeyboardEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { resultWords } from '#app/content/result-words.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import styles from './SearchDialog.module.css';
import type { SearchResultsProps } from './shown-results.ts';
import { type LiveSearch, useLiveSearch } from './use-live-search.ts';

/** Where a key leads among results, round their ends; -1 is the field itself. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1;
  return null;
}

/** What keys have chosen among the results of a query. */
type Choice = { readonly query: string; readonly path: string | undefined };

/** What is told of a search, aloud too. */
function statusOf({ query, total, trouble }: LiveSearch, t: (typeof resultWords)['en']): string {
  if (trouble !== null) return trouble.kind === 'busy' ? t.busy(trouble.seconds) : t.unavailable;
  if (total === null) return '';
  // With the query: what says the same as before isn't read aloud again.
  return total === 0 ? t.nothing(query) : t.count(total, query);
}

/** What is found while somebody writes in the field above: the listbox of the ARIA practices, whose options are links. */
export function SearchResults({ ref, id, query, onResults, onChoice, onLeave }: SearchResultsProps) {
  const language = useLanguage();
  const t = resultWords[language];
  const list = useRef<HTMLDivElement>(null);
  const search = useLiveSearch(query, language);
  const { results, total, hasMore } = search;
  const [choice, setChoice] = useState<Choice>({ query, path: undefined });
  // Else Enter would lead to a result of what was written before.
  const at = choice.query === query ? results.findIndex(({ path }) => path === choice.path) : -1;
  const optionId = (place: number) => `${id}-${place}`;
  const active = at === -1 ? undefined : optionId(at);
  const areThere = results.length > 0;

  useEffect(() => onResults(areThere), [onResults, areThere]);
  useEffect(() => onChoice(active), [onChoice, active]);

  useImperativeHandle(ref, () => ({
    onKey(event: KeyboardEvent) {
      const place = placeAfter(event.key, at, results.length);
      if (place === null) return;
      event.preventDefault();
      setChoice({ query, path: results[place]?.path });
      list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
    },
    chosen: () => results[at]?.path ?? null,
  }));

  return (
    <>
      <p role="status" className={classes(styles.status, query !== '' && styles.told)}>
        {statusOf(search, t)}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={t.list} hidden={!areThere} className={styles.results}>
        {results.map(({ path, kind, title, excerpt }, place) => (
          <a
            key={path}
            id={optionId(place)}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            href={path}
            className={styles.result}
            onClick={(click) => {
              if (isPlainClick(click)) onLeave();
            }}
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
      {areThere && hasMore && (
        <a
          className={styles.all}
          href={searchAddress(query, language)}
          onClick={(click) => {
            if (isPlainClick(click)) onLeave();
          }}
        >
          {total === null ? t.all : `${t.all} (${total})`}
          <Icon name="arrow" />
        </a>
      )}
    </>
  );
}
