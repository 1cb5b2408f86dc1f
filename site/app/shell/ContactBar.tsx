import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { memo } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { CallLink } from './CallLink.tsx';
import styles from './ContactBar.module.css';
import { LanguageSelector } from './LanguageSelector.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The most social networks in the bar; the footer shows all. */
const SOCIALS_IN_BAR = 6;

/**
 * The bar above the navigation: social icons, a mail link and a phone link (§2), each if the settings have it and an
 * editor shows it.
 */
export const ContactBar = memo(function ContactBar() {
  const { settings, contactBar = settings } = useSite();
  const { show_language_selector } = settings;
  const { email, phone, socials } = contactBar;
  const t = useWords('shell', SHELL_WORDS);
  if (email === '' && phone === '' && socials.length === 0 && !show_language_selector) return null;
  return (
    <aside className={styles.bar} aria-label={t.contact}>
      <div className={`container ${styles.row}`}>
        <div className={styles.socials}>
          {socials.length > 0 && <SocialLinks socials={socials} most={SOCIALS_IN_BAR} />}
        </div>
        {email !== '' && (
          <a className={styles.mail} href={`mailto:${email}`}>
            <Icon name="mail" size={18} />
            <span>
              <span className="visually-hidden">{`${t.write} `}</span>
              {email}
            </span>
          </a>
        )}
        {phone !== '' && <CallLink phone={phone} className={styles.phone} size={18} />}
        {show_language_selector && <LanguageSelector />}
      </div>
    </aside>
  );
});
