import { languageOf } from '@kontorwerk/contract/address/address';
import type { LocalText } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import type { NearestPage } from '#app/content/search-answer.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './NearestPages.module.css';

const TITLE: LocalText = { en: 'Did you mean one of these?', de: 'Meinten Sie eine dieser Seiten?' };

/** The pages that a broken address may have meant. */
export function NearestPages({ pages }: { readonly pages: readonly NearestPage[] }) {
  const language = useLanguage();
  /** Marks a link to a page in the other language. */
  const ofOther = (path: string) => {
    const other = languageOf(path);
    return other === language ? {} : { lang: other, hrefLang: other };
  };
  return (
    <>
      <h2 className={styles.title}>{TITLE[language]}</h2>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className={styles.link} {...ofOther(path)}>
              <span>{title}</span>
              <Icon name="arrow" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
