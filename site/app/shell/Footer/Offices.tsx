import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { PhoneLink } from '#app/ui/PhoneLink/PhoneLink.tsx';
import styles from './Offices.module.css';

/** The offices with their map links (§2). */
export function Offices() {
  const t = useWords('shell', SHELL_WORDS);
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
            {phone !== '' && <PhoneLink phone={phone} />}
          </address>
        </li>
      ))}
    </ul>
  );
}
