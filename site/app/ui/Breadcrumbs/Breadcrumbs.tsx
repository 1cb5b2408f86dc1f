import { CRUMB_WORDS } from '@kontorwerk/contract/words/shell-words';
import { usePageLocation } from '#app/base/current-page.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './Breadcrumbs.module.css';
import { buildPageTrail } from './breadcrumb-trail.ts';

type BreadcrumbsProps = {
  /** The page's title, used if neither menu nor footer names it. */
  readonly title: string;
};

/** The breadcrumbs of the page, by its address and the menu. */
export function Breadcrumbs({ title }: BreadcrumbsProps) {
  const place = usePageLocation();
  const t = useWords('crumbs', CRUMB_WORDS);
  const { links } = useSite();
  const crumbs = buildPageTrail(place, title, links, t.home);
  return (
    <nav aria-label={t.breadcrumbs}>
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
