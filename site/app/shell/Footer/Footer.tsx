import { COPYRIGHT_YEARS } from '@kontorwerk/contract/constants';
import { memo } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { SocialLinks } from '../SocialLinks.tsx';
import { shellWords } from '../shell-words.ts';
import { GreatWordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';
import { Offices } from './Offices.tsx';

/** The footer (§2): five link columns, four offices, social links, the copyright line. */
export const Footer = memo(function Footer() {
  const t = shellWords[useLanguage()];
  const { settings, links: site } = useSite();
  return (
    <footer className={`tone ${styles.footer}`} data-tone="ink">
      <div className="container">
        <nav aria-label={t.footerNavigation} className={styles.columns}>
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <LocalLink to={to}>{label}</LocalLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Offices />
        <GreatWordmark className={styles.wordmark} />
        <div className={styles.last}>
          <p>{`© ${COPYRIGHT_YEARS} ${settings.legal_name}`}</p>
          <ul className={styles.legal}>
            {site.legal.map(({ label, to }) => (
              <li key={to}>
                <LocalLink to={to}>{label}</LocalLink>
              </li>
            ))}
          </ul>
          <SocialLinks boxed />
        </div>
      </div>
    </footer>
  );
});
