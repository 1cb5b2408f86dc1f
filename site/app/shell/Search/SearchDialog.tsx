import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/content/search';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useRouter } from '#app/base/router-context.ts';
import { buildSearchAddress } from '#app/base/search-address.ts';
import { resultWords } from '#app/content/result-words.ts';
import { classes } from '#app/styles/classes.ts';
import field from '#app/ui/Field/Field.module.css';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import { showDialog } from './show-dialog.ts';
import { type LiveSearch, useLiveSearch } from './use-live-search.ts';

/** The result of a query that was chosen with the keyboard. */
type Choice = { readonly query: string; readonly path: string | undefined };

/** Returns the index that a key moves to among the results, wrapping around; -1 is the field itself. */
function moveIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1;
  return null;
}

/** Returns the status text of a search, which is also announced. */
function statusOf({ query, total, trouble }: LiveSearch, t: (typeof resultWords)['en']): string {
  if (trouble !== null) return trouble.kind === 'busy' ? t.busy(trouble.seconds) : t.unavailable;
  if (total === null) return '';
  // Includes the query, because an unchanged status isn't announced again.
  return total === 0 ? t.nothing(query) : t.count(total, query);
}

/** Returns the text typed into the placeholder form that the dialog replaces. */
function readTypedText(): string {
  return document.querySelector<HTMLInputElement>('dialog[open] input')?.value ?? '';
}

/**
 * The search dialog: a field with results below. Follows the combobox pattern of the ARIA practices, with links as
 * options.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const t = searchWords[language];
  const told = resultWords[language];
  const { navigate } = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(readTypedText);
  const query = written.replaceAll(/\s+/g, ' ').trim();
  const search = useLiveSearch(query, language);
  const { results } = search;
  const [choice, setChoice] = useState<Choice>({ query, path: undefined });
  // Otherwise Enter would open a result of the previous query.
  const at = choice.query === query ? results.findIndex(({ path }) => path === choice.path) : -1;

  useLayoutEffect(() => {
    if (dialog.current) showDialog(dialog.current);
    input.current?.setSelectionRange(SEARCH_QUERY_MAX, SEARCH_QUERY_MAX);
  }, []);

  const close = () => dialog.current?.close();
  const address = () => results[at]?.path ?? buildSearchAddress(query, language);

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      open(address(), '_blank', 'noopener');
    }
    const place = moveIndex(event.key, at, results.length);
    if (place === null) return;
    event.preventDefault();
    setChoice({ query, path: results[place]?.path });
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t.search} onClose={onClose}>
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser reads the search element */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            close();
            void navigate(address());
          }}
        >
          <label htmlFor={`${id}-field`} className="visually-hidden">
            {t.field}
          </label>
          <span className={styles.mark}>
            <Icon name="search" />
          </span>
          <input
            ref={input}
            id={`${id}-field`}
            type="search"
            role="combobox"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-results`}
            aria-activedescendant={at === -1 ? undefined : `${id}-results-${at}`}
            aria-autocomplete="list"
            className={field.control}
            value={written}
            placeholder={t.field}
            maxLength={SEARCH_QUERY_MAX}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setWritten(target.value)}
            onKeyDown={onKey}
          />
          <button type="button" className={styles.close} aria-label={t.close} onClick={close}>
            <Icon name="close" />
          </button>
        </form>
        <p role="status" className={classes(styles.status, query !== '' && styles.told)}>
          {statusOf(search, told)}
        </p>
        <SearchResults ref={list} id={`${id}-results`} search={search} chosen={at} onLeave={close} />
      </div>
    </dialog>
  );
}
