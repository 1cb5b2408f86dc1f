import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import styles from './SocialLinks.module.css';
import { shellWords } from './shell-words.ts';
import marks from './social-marks.svg';
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
            <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true" focusable="false">
              <use href={`${marks}#${platform}`} />
            </svg>
            <span className="visually-hidden">{SOCIAL_NAMES[platform]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
