import { inLanguage } from '@kontorwerk/contract/address/address';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useCurrentPage } from '#app/base/current-page.ts';
import { LANGUAGE_STORAGE_KEY } from '#app/base/language/language-script.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { useRouter } from '#app/base/router-context.ts';
import { writeStored } from '#app/content/browser-storage.ts';
import { isDetailData, isOwnPageData, isPageData } from '#app/content/page-data.ts';
import styles from './LanguageSelector.module.css';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Returns the addresses of the current page by language, if known. */
function addressesOf(data: unknown) {
  const isKnown = isPageData(data) || isDetailData(data) || isOwnPageData(data);
  return isKnown && data.status === 'loaded' ? data.addresses : null;
}

/** Links to the page in the other language and stores the choice (§2). Shown by a site setting. */
export function LanguageSelector() {
  const current = useLanguage();
  const { place, data } = useCurrentPage();
  const { pathname, search, page } = place;
  // A form's parameters stay; a filter's values are words of one language, so they don't.
  const kept = page.freeParameters === undefined ? '' : search;
  const { navigate } = useRouter();
  const addresses = addressesOf(data);
  return (
    <ul className={styles.languages} aria-label={useWords('shell', SHELL_WORDS).language}>
      {LANGUAGES.map((language) => {
        const address = `${addresses?.[language] ?? inLanguage(pathname, language)}${kept}`;
        return (
          <li key={language}>
            <a
              href={address}
              lang={language}
              hrefLang={language}
              aria-label={`${language.toUpperCase()}, ${NAMES[language]}`}
              aria-current={language === current ? 'true' : undefined}
              onClick={(click) => {
                writeStored(LANGUAGE_STORAGE_KEY, language);
                if (!isPlainClick(click)) return;
                click.preventDefault();
                void navigate(address);
              }}
            >
              {language.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
