import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import portrait from '#app/forms/Portraits/second.svg';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { detailWords } from '../detail-words.ts';
import styles from './JobPage.module.css';

/** Whom to ask before applying, and the way to the form. */
export function JobContact() {
  const { email, phone } = useSite().settings;
  const t = detailWords[useLanguage()];
  return (
    <aside className={styles.contact}>
      <img src={portrait} alt="" width={160} height={160} className={`screen-only ${styles.portrait}`} />
      <div className={styles.words}>
        <h2 className={styles.question}>{t.questions}</h2>
        <p className={styles.soft}>{t.questionsText}</p>
        {phone !== '' && (
          <p className={styles.phone}>
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </p>
        )}
        {email !== '' && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <p className={`screen-only ${styles.apply}`}>
          <ButtonLink to="#apply" size="small" icon="arrow-down">
            {t.applyNow}
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}
