import { type ComponentType, useCallback, useState } from 'react';
import { useGoing } from '#app/base/going.ts';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { useAppRuns } from '#app/ui/Filters/use-app-runs.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './SearchButton.module.css';
import { useSearchKeys } from './use-search-keys.ts';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens the search over the page. Until the app runs, and where the dialog can't come, it leads to the page for it. */
export function SearchButton() {
  const language = useLanguage();
  const { go } = useGoing();
  const runs = useAppRuns();
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog } | null>(null);
  const address = searchAddress('', language);
  const open = useCallback(() => {
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setDialog({ Dialog: SearchDialog }),
      () => void go(address),
    );
  }, [go, address]);
  useSearchKeys(open);
  return (
    <>
      <a
        href={address}
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
      {dialog && <dialog.Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
