import { COPYRIGHT_YEARS } from '@kontorwerk/contract/constants';
import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { memo, useId } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { SocialLinks } from '../SocialLinks.tsx';
import { GreatWordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';
import { Offices } from './Offices.tsx';

type FooterProps = {
  /** Only what the law requires on every page, as on a landing page. */
  readonly plain?: boolean;
};

/** The footer (§2): five link columns, the offices, social links, the copyright line. */
export const Footer = memo(function Footer({ plain = false }: FooterProps) {
  const t = useWords('shell', SHELL_WORDS);
  const { settings, links: site } = useSite();
  const id = useId();
  return (
    // `gradual-layout.ts` may style it before it is hydrated.
    <footer suppressHydrationWarning className={`tone ${styles.footer}`} data-tone="ink">
      <div className="container">
        {plain ? null : (
          <>
            <nav aria-label={t.footerNavigation} className={styles.columns}>
              {site.footer.map(({ title, links }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an editor may call two the same
                <div key={place}>
                  <p id={`${id}-${place}`} className={styles.title}>
                    {title}
                  </p>
                  <ul aria-labelledby={`${id}-${place}`}>
                    {links.map(({ label, to }) => (
                      <li key={label}>
                        <LocalLink to={to}>{label}</LocalLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            <Offices />
            <GreatWordmark className={styles.wordmark} />
          </>
        )}
        <div className={styles.last}>
          <p>{`© ${COPYRIGHT_YEARS} ${settings.legal_name}`}</p>
          {site.legal.length > 0 && (
            <ul className={styles.legal}>
              {site.legal.map(({ label, to }) => (
                <li key={label}>
                  <LocalLink to={to}>{label}</LocalLink>
                </li>
              ))}
            </ul>
          )}
          {plain ? null : <SocialLinks socials={settings.socials} boxed />}
        </div>
      </div>
    </footer>
  );
});
