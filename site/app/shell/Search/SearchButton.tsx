import { useCallback, useState } from 'react';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { useAppRuns } from '#app/ui/Filters/use-app-runs.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchButton.module.css';
import { SearchDialog } from './SearchDialog.tsx';
import { useSearchKeys } from './use-search-keys.ts';

/** Opens the search over the page. Until the app runs it leads to the page for it. */
export function SearchButton() {
  const language = useLanguage();
  const runs = useAppRuns();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useSearchKeys(open);
  return (
    <>
      <a
        href={searchAddress('', language)}
        className={styles.button}
        aria-label={searchWords[language].search}
        {...(runs && { role: 'button', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': '/ Control+K Meta+K' })}
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
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
