import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useGoing } from '#app/base/going.ts';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { searchAddress } from '#app/base/search-address.ts';
import field from '#app/ui/Field/Field.module.css';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchDialog.module.css';
import type { ShownResults } from './shown-results.ts';
import { useSearchResults } from './use-search-results.ts';

/**
 * The field over the page, which takes letters at once; the results below it come with a script of their own. Together they
 * are the combobox of the ARIA practices. Without that script Enter leads to the page of results.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const t = searchWords[language];
  const { go } = useGoing();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const results = useRef<ShownResults>(null);
  const [written, setWritten] = useState('');
  /** The result that keys have chosen, by its id, and whether there is any. */
  const [active, setActive] = useState<string>();
  const [hasResults, setHasResults] = useState(false);
  const query = written.replaceAll(/\s+/g, ' ').trim();
  const loaded = useSearchResults();
  const listId = `${id}-results`;

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const address = () => results.current?.chosen() ?? searchAddress(query, language);

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      open(address(), '_blank', 'noopener');
    }
    results.current?.onKey(event);
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t.search} onClose={onClose} closedby="any">
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser reads the search element */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            close();
            void go(address());
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
            aria-expanded={hasResults}
            aria-controls={listId}
            aria-activedescendant={active}
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
        {loaded && (
          <loaded.SearchResults
            ref={results}
            id={listId}
            query={query}
            onResults={setHasResults}
            onChoice={setActive}
            onLeave={close}
          />
        )}
      </div>
    </dialog>
  );
}
