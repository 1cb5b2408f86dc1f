import { MORE_RESULTS } from '@kontorwerk/contract/content/search';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { buildSearchAddress } from '#app/base/search-address.ts';
import { useSite } from '#app/base/site-data.ts';
import { resultWords } from '#app/content/result-words.ts';
import type { SearchAnswer } from '#app/content/search-answer.ts';
import { useSearchPageData } from '#app/content/search-page-data.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Marked } from '#app/ui/Marked/Marked.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import { PageHead } from '../PageHead.tsx';
import cardIndex from './card-index.svg';
import styles from './SearchPage.module.css';

/** A thumbnail has no metadata besides its files and is cropped to its box. */
const SMALL = { width: 0, height: 0, alt: '', focal_x: 50, focal_y: 50, tall: [], wide: [], moving: '' } as const;

/** Returns the id of a result, the target of the link to more results. */
const placeId = (place: number) => `result-${place + 1}`;

/** Results, the best first. */
function Results({ results }: Pick<SearchAnswer, 'results'>) {
  const t = resultWords[useLanguage()];
  return (
    <ol>
      {results.map(({ path, kind, title, excerpt, picture }, place) => (
        <li key={path} id={placeId(place)} tabIndex={-1}>
          <article className={styles.result}>
            {picture !== null && (
              <Picture
                src={picture.src}
                set={picture.file && { ...SMALL, sources: [picture.file] }}
                sizes="120px"
                alt=""
                className={styles.picture}
              />
            )}
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

/**
 * The link to more results, which targets the first new one: the browser continues there, with or without a script.
 * Absent when all are shown, or when the maximum is.
 */
function MoreResults({ query, kind, total, results }: SearchAnswer) {
  const language = useLanguage();
  const shown = MORE_RESULTS.find((count) => count > results.length);
  if (shown === undefined || total <= results.length) return null;
  return (
    <p className={`screen-only ${styles.around}`}>
      <ButtonLink
        to={`${buildSearchAddress(query, language, { kind, shown })}#${placeId(results.length)}`}
        variant="secondary"
        icon="arrow-down"
      >
        {resultWords[language].more}
      </ButtonLink>
    </p>
  );
}

/** Links that filter the results by kind, if there are several kinds. */
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
            <a
              href={buildSearchAddress(query, language, { kind: way.kind })}
              aria-current={way.kind === kind ? 'true' : undefined}
            >
              {way.kind === null ? t.every : t.several[way.kind]} <span>{`(${way.count})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the status text of a search, which is also announced. */
function describeCount({ query, kind, kinds, total, results }: SearchAnswer, t: (typeof resultWords)['en']): string {
  if (total === 0) return t.nothing(query);
  if (results.length === total) return t.count(total, query);
  const first = t.first(results.length, total);
  const isMost = results.length === MORE_RESULTS.at(-1);
  return isMost && kind === null && kinds.length > 1 ? `${first}. ${t.narrow}` : first;
}

/** Links for visitors without results, with tips, or without a query. */
function Beginnings({ advised }: { readonly advised: boolean }) {
  const t = resultWords[useLanguage()];
  const { menu } = useSite().links;
  return (
    <div className={styles.beginnings}>
      {/* In a `picture`, because React would preload a bare image ahead of the style sheet. */}
      <picture className={`screen-only ${styles.drawing}`}>
        <img src={cardIndex} alt="" width={640} height={440} />
      </picture>
      {advised && (
        <ul className={styles.tips}>
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <p className={heading.eyebrow}>{t.elsewhere}</p>
      <ul className={styles.ways}>
        {menu.map(({ label, to }) => (
          <li key={label}>
            <LocalLink to={to}>{label}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses an element when the query changes: the search field, which had the focus, is remounted. */
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

/** The search page, which works without a script. */
export function SearchPage() {
  const { search, title } = useSearchPageData();
  const language = useLanguage();
  const status = useFocusOnChange(search?.query);
  return (
    <div className={`container ${styles.page}`}>
      <PageHead />
      <h1 className={heading.display}>{title}</h1>
      <SearchForm query={search?.query} />
      {search !== null && <Kinds {...search} />}
      {/* Rendered even while empty: some screen readers ignore a live region that is added along with its text. */}
      <p ref={status} role="status" tabIndex={-1} className={search === null ? undefined : styles.around}>
        {search && describeCount(search, resultWords[language])}
      </p>
      {search !== null && search.total > 0 && <Results results={search.results} />}
      {search && <MoreResults {...search} />}
      {!search?.total && <Beginnings advised={search !== null} />}
    </div>
  );
}
