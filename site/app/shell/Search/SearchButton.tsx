import { type ComponentType, useRef, useState } from 'react';
import { CONTENT_ID } from '#app/base/frame-ids.ts';
import { Island } from '#app/base/island/Island.tsx';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { useAppRuns } from '#app/ui/Filters/use-app-runs.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchButton.module.css';
import { SearchStart } from './SearchStart.tsx';
import { useSearchKeys } from './use-search-keys.ts';

type Loaded = { readonly SearchDialog: ComponentType<{ readonly onClose: () => void }> };

/** Opens the search over the page. Until the app runs it leads to the page for it. */
export function SearchButton() {
  const language = useLanguage();
  const runs = useAppRuns();
  const [isOpen, setOpen] = useState(false);
  const [{ SearchDialog }, setLoaded] = useState<Loaded>({ SearchDialog: SearchStart });
  /** Where somebody was when they opened it. */
  const before = useRef<HTMLElement>(null);
  const open = () => {
    before.current = document.querySelector<HTMLElement>(':focus');
    setOpen(true);
    // Where it can't come, the form that stands there until then leads to the page of results.
    import('./SearchDialog.tsx').then(setLoaded, () => undefined);
  };
  const close = () => {
    setOpen(false);
    const focused = document.querySelector(':focus');
    // Whoever has gone to a place on this page is there, and not where they came from.
    if (focused !== null && !focused.closest('dialog')) return;
    // Another page may have come meanwhile.
    const isGone = before.current?.isConnected === false;
    (isGone ? document.getElementById(CONTENT_ID) : before.current)?.focus({ preventScroll: true });
  };
  useSearchKeys(open);
  return (
    <>
      <a
        href={searchAddress('', language)}
        className={styles.button}
        aria-label={searchWords[language].search}
        {...(runs && { role: 'button', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' })}
        onClick={(click) => {
          if (!isPlainClick(click)) return;
          click.preventDefault();
          open();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" size={24} />
      </a>
      {isOpen && (
        <Island>
          <SearchDialog onClose={close} />
        </Island>
      )}
    </>
  );
}
