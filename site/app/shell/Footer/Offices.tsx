import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { shellWords } from '../shell-words.ts';
import styles from './Offices.module.css';

/** The offices with their map links (§2). */
export function Offices() {
  const t = shellWords[useLanguage()];
  const { offices } = useSite().settings;
  if (offices.length === 0) return null;
  return (
    <ul className={styles.offices} aria-label={t.offices}>
      {offices.map(({ code, city, address, phone, map_link }) => (
        <li key={code}>
          <p className={styles.city}>
            <span aria-hidden="true">{code}</span> {city}
          </p>
          <address>
            <a href={map_link} rel="noopener" className="lines">
              {address}
              <span className="visually-hidden">{`, ${t.onTheMap}`}</span>
            </a>
            {phone !== '' && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}
          </address>
        </li>
      ))}
    </ul>
  );
}
