import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import styles from './SearchDialog.module.css';
import { showDialog } from './show-dialog.ts';

function show(dialog: HTMLDialogElement | null): void {
  if (dialog) showDialog(dialog);
}

/** A form that takes letters until the script of the search is here, and leads to the page of results where it can't come. */
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
