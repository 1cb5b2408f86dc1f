import { withoutLanguage } from '@kontorwerk/contract/address';
import { useLocation } from 'react-router';
import { useLanguage } from '#app/language/use-language.ts';
import { words } from '#app/language/words.ts';
import { useSite } from '#app/shell/site-data.ts';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './Breadcrumbs.module.css';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

type BreadcrumbsProps = {
  /** What the page is called where the menu doesn't name it. */
  readonly title: string;
  /** The path of the page above, for a detail page: `/projects`. */
  readonly parent?: string;
};

/** The way from home to this page, by the address and the menu. */
export function Breadcrumbs({ title, parent }: BreadcrumbsProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const path = parent ?? withoutLanguage(pathname);
  const say = words[language];
  const { menu } = useSite().links;
  const crumbs = breadcrumbTrail({ path, title, below: parent !== undefined }, menu, say.home);
  return (
    <nav aria-label={say.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={styles.crumb} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {to === '' ? label : <LocalLink to={to}>{label}</LocalLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
