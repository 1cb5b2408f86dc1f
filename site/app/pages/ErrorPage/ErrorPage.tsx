import { ERROR_WORDS } from '@kontorwerk/contract/words/error-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import type { NearestPage } from '#app/content/search-answer.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import { SearchForm } from '#app/ui/SearchForm/SearchForm.tsx';
import styles from './ErrorPage.module.css';
import { NearestPages } from './NearestPages.tsx';
import paperBoat from './paper-boat.svg';

type ErrorPageProps = {
  /** Tells a page that isn't there from one that failed. */
  readonly missing: boolean;
  /** Pages that may be meant. */
  readonly nearest?: readonly NearestPage[];
};

/** The error page (§2): a picture and a way home; for one that isn't there, other ways to what was meant. */
export function ErrorPage({ missing, nearest = [] }: ErrorPageProps) {
  const t = useWords('error', ERROR_WORDS);
  const { brand_name } = useSite().settings;
  const title = missing ? t.title : t.failedTitle;
  return (
    <>
      <title>{`${title} – ${brand_name}`}</title>
      {/* In a picture: React would have a bare image fetched before the style sheet. */}
      <picture>
        <img
          src={missing ? paperBoat : `${paperBoat}#without-number`}
          alt={missing ? t.imageAlt : t.failedImageAlt}
          width={1120}
          height={600}
          className={styles.picture}
        />
      </picture>
      <div className={`tone ${styles.sea}`} data-tone="petrol">
        <div className={`container ${styles.row}`}>
          <h1 className={heading.display}>{title}</h1>
          <div>
            <p className={styles.text}>{missing ? t.text : t.failedText}</p>
            <p className={styles.buttons}>
              <ButtonLink to="/">{t.goHome}</ButtonLink>
              <ButtonLink to="/projects" variant="secondary">
                {t.projects}
              </ButtonLink>
            </p>
            {missing && (
              <div className={styles.ways}>
                {nearest.length > 0 && <NearestPages pages={nearest} />}
                <SearchForm />
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
