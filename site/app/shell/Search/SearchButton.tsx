import { type ComponentType, useRef, useState } from 'react';
import { CONTENT_ID } from '#app/base/frame-ids.ts';
import { Island } from '#app/base/island/Island.tsx';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { buildSearchAddress } from '#app/base/search-address.ts';
import { useIsHydrated } from '#app/ui/Filters/use-is-hydrated.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchButton.module.css';
import { SearchStart } from './SearchStart.tsx';
import { useSearchKeys } from './use-search-keys.ts';

type Loaded = { readonly SearchDialog: ComponentType<{ readonly onClose: () => void }> };

/** Opens the search dialog. Until hydration it is a link to the search page. */
export function SearchButton() {
  const language = useLanguage();
  const runs = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [{ SearchDialog }, setLoaded] = useState<Loaded>({ SearchDialog: SearchStart });
  /** The focused element when the dialog was opened. */
  const before = useRef<HTMLElement>(null);
  const open = () => {
    before.current = document.querySelector<HTMLElement>(':focus');
    setOpen(true);
    // If the chunk can't be loaded, the placeholder form submits to the search page.
    import('./SearchDialog.tsx').then(setLoaded, () => undefined);
  };
  const close = () => {
    setOpen(false);
    const focused = document.querySelector(':focus');
    // The visitor has followed a link to an anchor on this page and keeps the focus there.
    if (focused !== null && !focused.closest('dialog')) return;
    // The page may have changed meanwhile.
    const isGone = before.current?.isConnected === false;
    (isGone ? document.getElementById(CONTENT_ID) : before.current)?.focus({ preventScroll: true });
  };
  useSearchKeys(open);
  return (
    <>
      <a
        href={buildSearchAddress('', language)}
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
