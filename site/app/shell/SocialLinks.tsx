import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import styles from './SocialLinks.module.css';
import { shellWords } from './shell-words.ts';
import { SOCIAL_NAMES } from './social-names.ts';

/** The agency's social networks as icons (§2). `most` shows only the first ones. */
export function SocialLinks({ most, boxed = false }: { readonly most?: number; readonly boxed?: boolean }) {
  const { socials } = useSite().settings;
  const t = shellWords[useLanguage()];
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
