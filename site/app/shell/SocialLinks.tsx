import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import styles from './SocialLinks.module.css';
import { SOCIAL_NAMES } from './social-names.ts';

type SocialLinksProps = Pick<SiteSettings, 'socials'> & { readonly most?: number; readonly boxed?: boolean };

/** The agency's social networks as icons (§2). `most` limits their number. */
export function SocialLinks({ socials, most, boxed = false }: SocialLinksProps) {
  const t = useWords('shell', SHELL_WORDS);
  if (socials.length === 0) return null;
  return (
    <ul className={boxed ? styles.boxed : styles.links} aria-label={t.socialNetworks}>
      {socials.slice(0, most).map(({ platform, url }) => (
        <li key={platform}>
          <a href={url} rel="noopener me">
            <span className={styles.mark} data-platform={platform} aria-hidden="true" />
            <span className="visually-hidden">{SOCIAL_NAMES[platform]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
