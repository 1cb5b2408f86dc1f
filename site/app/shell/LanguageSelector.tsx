import { inLanguage } from '@kontorwerk/contract/address';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { LANGUAGE_STORAGE_KEY } from '#app/base/language/language-script.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { isPlainClick } from '#app/base/plain-click.ts';
import { writeStored } from '#app/content/browser-storage.ts';
import type { Addresses } from '#app/content/page-data.ts';
import styles from './LanguageSelector.module.css';
import { shellWords } from './shell-words.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

function addressesIn(loaderData: unknown): Addresses | null {
  const named = typeof loaderData === 'object' && loaderData !== null && 'addresses' in loaderData;
  const addresses = named ? loaderData.addresses : null;
  return isAddresses(addresses) ? addresses : null;
}

function isAddresses(value: unknown): value is Addresses {
  return typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value);
}

/** Leads to the same page in the other language and remembers the choice (§2). Shown by a site setting. */
export function LanguageSelector() {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  // What a visitor came with to a form stays; a filter's values are another language's words.
  const kept = pageAt(pathname).page.freeParameters === undefined ? '' : search;
  const navigate = useNavigate();
  const addresses = addressesIn(useMatches().at(-1)?.loaderData);
  return (
    <ul className={styles.languages} aria-label={shellWords[current].language}>
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
                navigate(address);
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
