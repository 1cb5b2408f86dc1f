import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useGoing } from '#app/base/going.ts';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { resultWords } from '#app/content/result-words.ts';
import field from '#app/ui/Field/Field.module.css';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import styles from './SearchDialog.module.css';
import { useLiveSearch } from './use-live-search.ts';

/** Where a key leads among results, round their ends; -1 is the field itself. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1;
  return null;
}

/** The field with results below it, over the page. It follows the combobox of the ARIA practices. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const t = searchWords[language];
  const told = resultWords[language];
  const { go } = useGoing();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState('');
  const query = written.replaceAll(/\s+/g, ' ').trim();
  const { answer, failed } = useLiveSearch(query, language);
  const [chosen, setChosen] = useState({ answer, at: -1 });
  const results = answer?.results ?? [];
  // A choice is one among the results for which it was made.
  const at = chosen.answer === answer ? chosen.at : -1;

  useEffect(() => dialog.current?.showModal(), []);

  function leave(address: string): void {
    dialog.current?.close();
    void go(address);
  }

  function onKey(event: KeyboardEvent): void {
    const place = event.nativeEvent.isComposing ? null : placeAfter(event.key, at, results.length);
    if (place === null) return;
    event.preventDefault();
    setChosen({ answer, at: place });
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }

  const found = answer && (answer.total === 0 ? told.nothing(answer.query) : told.count(answer.total));
  const status = failed ? told.unavailable : found;

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t.search} onClose={onClose} closedby="any">
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser reads the search element */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            leave(results[at]?.path ?? searchAddress(query, language));
          }}
        >
          <label htmlFor={`${id}-field`} className="visually-hidden">
            {t.field}
          </label>
          <span className={styles.mark}>
            <Icon name="search" />
          </span>
          <input
            id={`${id}-field`}
            type="search"
            role="combobox"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-results`}
            aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
            aria-autocomplete="list"
            className={field.control}
            value={written}
            placeholder={t.field}
            maxLength={SEARCH_QUERY_MAX}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setWritten(target.value);
              // Else Enter would lead to a result of what was written before.
              setChosen({ answer, at: -1 });
            }}
            onKeyDown={onKey}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={told.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </form>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div
          ref={list}
          id={`${id}-results`}
          role="listbox"
          aria-label={t.search}
          hidden={results.length === 0}
          className={styles.results}
        >
          {results.map(({ path, kind, title, excerpt }, place) => (
            <a
              key={path}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              tabIndex={-1}
              href={path}
              className={styles.result}
              onClick={() => dialog.current?.close()}
            >
              <span className={styles.kind}>{told.kinds[kind]}</span>
              <strong>
                <Marked pieces={title} />
              </strong>
              <span className={styles.excerpt}>
                <Marked pieces={excerpt} />
              </span>
            </a>
          ))}
        </div>
        {answer !== null && answer.total > results.length && (
          <a
            className={styles.all}
            href={searchAddress(answer.query, language)}
            onClick={() => dialog.current?.close()}
          >
            {`${told.all} (${answer.total})`}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </dialog>
  );
}
