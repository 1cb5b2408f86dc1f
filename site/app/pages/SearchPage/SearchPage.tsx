import { useEffect, useRef } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { searchAddress } from '#app/base/search-address.ts';
import { useSite } from '#app/base/site-data.ts';
import { resultWords } from '#app/content/result-words.ts';
import type { SearchAnswer } from '#app/content/search-answer.ts';
import { useSearchPageData } from '#app/content/search-page-data.ts';
import { classes } from '#app/styles/classes.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import { OwnHead } from '../PageHead.tsx';
import styles from './SearchPage.module.css';

/** What was found, the best first. */
function Results({ results }: Pick<SearchAnswer, 'results'>) {
  const t = resultWords[useLanguage()];
  return (
    <ol className={styles.results}>
      {results.map(({ path, kind, title, excerpt }) => (
        <li key={path}>
          <article className={styles.result}>
            <p className={heading.eyebrow}>{t.kinds[kind]}</p>
            <h2 className={styles.title}>
              <a href={path} className={classes(wholeCard.link, wholeCard.marked)}>
                <Marked pieces={title} />
              </a>
            </h2>
            <p className={styles.excerpt}>
              <Marked pieces={excerpt} />
            </p>
          </article>
        </li>
      ))}
    </ol>
  );
}

/** Ways to the results of one kind, where there are several kinds. */
function Kinds({ query, kind, kinds }: Pick<SearchAnswer, 'query' | 'kind' | 'kinds'>) {
  const language = useLanguage();
  const t = resultWords[language];
  if (kinds.length < 2) return null;
  const every = { kind: null, count: kinds.reduce((sum, { count }) => sum + count, 0) };
  return (
    <nav aria-label={t.ways} className={styles.aside}>
      <ul className={styles.kinds}>
        {[every, ...kinds].map((way) => (
          <li key={way.kind}>
            <a href={searchAddress(query, language, way.kind)} aria-current={way.kind === kind ? 'true' : undefined}>
              {way.kind === null ? t.every : t.several[way.kind]} <span>({way.count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is told of a search, aloud too. */
function told({ query, kind, kinds, total, results }: SearchAnswer, t: (typeof resultWords)['en']): string {
  if (total === 0) return t.nothing(query);
  if (results.length === total) return t.count(total, query);
  const first = t.first(results.length, total);
  return kind === null && kinds.length > 1 ? `${first}. ${t.narrow}` : first;
}

/** What may help who has found nothing, or has looked for nothing yet. */
function Beginnings() {
  const t = resultWords[useLanguage()];
  const { menu } = useSite().links;
  return (
    <>
      <ul className={styles.tips}>
        {t.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className={heading.eyebrow}>{t.elsewhere}</p>
      <ul className={styles.ways}>
        {menu.map(({ label, to }) => (
          <li key={label}>
            <LocalLink to={to}>{label}</LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves the focus to an element when a query takes the place of another: the field that it stood in is made anew. */
function useFocusOnChange(query: string | undefined) {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    element.current?.focus({ preventScroll: true });
  }, [query]);
  return element;
}

/** The page of results, which works without a script. */
export function SearchPage() {
  const page = useSearchPageData();
  const { search, title } = page;
  const language = useLanguage();
  const status = useFocusOnChange(search?.query);
  return (
    <div className={`container ${styles.page}`}>
      <OwnHead page={search === null ? page : { ...page, title: `${title}: ${search.query}` }} />
      <h1 className={heading.display}>{title}</h1>
      <SearchForm query={search?.query} />
      {search !== null && <Kinds {...search} />}
      {/* It is there before it says anything: what comes with its words isn't announced everywhere. */}
      <p ref={status} role="status" tabIndex={-1} className={search === null ? undefined : styles.count}>
        {search && told(search, resultWords[language])}
      </p>
      {search !== null && search.total > 0 && <Results results={search.results} />}
      {!search?.total && <Beginnings />}
    </div>
  );
}
