import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from './ProjectGrid.module.css';
import { projectGridWords } from './project-grid-words.ts';
import { ShopFront } from './ShopFront.tsx';

/** The place that is still free in the list. */
export function NextEntry({ number }: { readonly number: number }) {
  const say = projectGridWords[useLanguage()];
  return (
    <li className={styles.next} data-tone="marigold">
      <ShopFront className={styles.shop} />
      <p className={classes(heading.section, styles.invitation)}>{say.next(String(number).padStart(2, '0'))}</p>
      <ButtonLink to="/contactus/contactform">{say.start}</ButtonLink>
    </li>
  );
}
