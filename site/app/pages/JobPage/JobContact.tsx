import type { Card } from '@kontorwerk/contract/content/entry';
import { findOffices } from '@kontorwerk/contract/content/office-names';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { PhoneLink } from '#app/ui/PhoneLink/PhoneLink.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import styles from './JobPage.module.css';

/** The contact person for questions before applying, with their office's number, and the link to the form. */
export function JobContact({ card }: { readonly card: Card }) {
  const { email, offices, phone: ofAgency } = useSite().settings;
  const { name, location_company, image, image_set } = card;
  const phone = findOffices(location_company, offices)[0]?.phone || ofAgency;
  const t = useWords('detail', DETAIL_WORDS);
  return (
    <aside className={styles.contact}>
      <div className={styles.who}>
        <Picture src={image} set={image_set} sizes="80px" alt="" className={`screen-only ${styles.portrait}`} />
        <div>
          <h2 className={styles.question}>{detailPhrases[useLanguage()].questions(name)}</h2>
          <p className={styles.soft}>{location_company === '' ? t.questionsText : location_company}</p>
        </div>
      </div>
      {phone !== '' && (
        <p className={styles.phone}>
          <PhoneLink phone={phone} />
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
    </aside>
  );
}
