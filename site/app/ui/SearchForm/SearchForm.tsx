import { QUERY_PARAMETER, SEARCH_QUERY_MAX } from '@kontorwerk/contract/content/search';
import { type FormEvent, useId } from 'react';
import { searchWords } from '#app/base/language/search-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useRouter } from '#app/base/router-context.ts';
import { buildSearchAddress } from '#app/base/search-address.ts';
import field from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchForm.module.css';

/** A field that leads to the search page, with or without a script. `query` is its initial value. */
export function SearchForm({ query = '' }: { readonly query?: string }) {
  const language = useLanguage();
  const t = searchWords[language];
  const { navigate } = useRouter();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get(QUERY_PARAMETER) ?? '').trim();
    void navigate(buildSearchAddress(asked, language));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser reads the search element
    <form role="search" action={buildSearchAddress('', language)} className={styles.form} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        {t.field}
      </label>
      <input
        key={query}
        id={id}
        type="search"
        name={QUERY_PARAMETER}
        defaultValue={query}
        placeholder={t.field}
        maxLength={SEARCH_QUERY_MAX}
        enterKeyHint="search"
        autoComplete="off"
        className={field.control}
      />
      <button type="submit" className={styles.submit} aria-label={t.find}>
        <Icon name="search" />
      </button>
    </form>
  );
}
