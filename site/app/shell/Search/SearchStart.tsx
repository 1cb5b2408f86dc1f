import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import styles from './SearchDialog.module.css';
import { showDialog } from './show-dialog.ts';

function show(dialog: HTMLDialogElement | null): void {
  if (dialog) showDialog(dialog);
}

/**
 * A placeholder form that accepts input until the search chunk is loaded, and submits to the search page if that fails.
 */
export function SearchStart({ onClose }: { readonly onClose: () => void }) {
  return (
    <dialog
      ref={show}
      className={styles.dialog}
      aria-label={searchWords[useLanguage()].search}
      onClose={onClose}
      onSubmit={onClose}
    >
      <SearchForm />
    </dialog>
  );
}
