import { PAGES } from '@kontorwerk/contract/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from '../ErrorPage/ErrorPage.module.css';
import paperBoat from '../ErrorPage/paper-boat.svg';
import { endedWords } from './ended-words.ts';

/** What stands in place of a job that has ended: the way to those that are open. */
export function EndedPage() {
  const t = endedWords[useLanguage()];
  const { brand_name } = useSite().settings;
  return (
    <>
      <title>{`${t.title} – ${brand_name}`}</title>
      {/* In a picture: React would have a bare image fetched before the style sheet. */}
      <picture>
        <img src={`${paperBoat}#without-number`} alt="" width={1120} height={600} className={styles.picture} />
      </picture>
      <div className={`tone ${styles.sea}`} data-tone="petrol">
        <div className={`container ${styles.row}`}>
          <h1 className={heading.display}>{t.title}</h1>
          <div>
            <p className={styles.text}>{t.text}</p>
            <p className={styles.buttons}>
              <ButtonLink to={PAGES.career.path}>{t.jobs}</ButtonLink>
              <ButtonLink to={PAGES.application.path} variant="secondary">
                {t.apply}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
