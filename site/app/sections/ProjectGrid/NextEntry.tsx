import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from './ProjectGrid.module.css';
import { projectGridWords } from './project-grid-words.ts';

/** A decorative shop front for a marigold background. */
function ShopFront({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 168 112" aria-hidden="true" focusable="false">
      <path fill="var(--petrol)" d="M0 28h168v84H0z" />
      <path fill="var(--paper)" d="M0 28a28 28 0 0 0 56 0zM112 28a28 28 0 0 0 56 0zM62 112V90a22 22 0 0 1 44 0v22z" />
      <path fill="var(--marigold)" d="M56 28a28 28 0 0 0 56 0z" />
      <path fill="var(--ink)" d="M0 0h168v28H0zM14 72h28v26H14zM126 72h28v26h-28z" />
    </svg>
  );
}

/** The placeholder for the next project at the end of the list. */
export function NextEntry({ number }: { readonly number: number }) {
  const t = projectGridWords[useLanguage()];
  return (
    <li className={styles.next} data-tone="marigold">
      <ShopFront className={styles.shop} />
      <p className={classes(heading.section, styles.invitation)}>{t.next(String(number).padStart(2, '0'))}</p>
      <ButtonLink to={PAGES.contact.path}>{t.start}</ButtonLink>
    </li>
  );
}
