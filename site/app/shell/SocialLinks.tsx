import type { SiteSettings, SocialPlatform } from '@kontorwerk/contract/settings/settings';
import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import styles from './SocialLinks.module.css';

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

/** The platforms' own names. Their icons are in `social-marks.svg`, in the order of the style sheet. */
const SOCIAL_NAMES: Readonly<Record<SocialPlatform, string>> = {
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  xing: 'Xing',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  github: 'GitHub',
  shopware: 'Shopware Partner',
  linkedin: 'LinkedIn',
};
