import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import { CRUMB_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { findPageName } from '#app/base/page-name.ts';
import { useSite } from '#app/base/site-data.ts';
import { classes } from '#app/styles/classes.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { PageHead } from '../PageHead.tsx';
import styles from './SiteMapPage.module.css';
import { useSiteMapData } from './site-map-data.ts';
import type { SiteMapGroup } from './site-map-groups.ts';
import { sortLinks } from './site-map-order.ts';
import { siteMapWords } from './site-map-words.ts';

function Group({ subject, links, more }: SiteMapGroup) {
  const language = useLanguage();
  const t = siteMapWords[language];
  const { home } = useWords('crumbs', CRUMB_WORDS);
  const { menu } = useSite().links;
  const id = `site-map-${subject}`;
  const brief = links.filter(({ page }) => page === 'service');
  const named = links.flatMap((link) =>
    link.page === 'service' ? [] : { ...link, name: findPageName(canonicalPath(link.path), link.title, menu) || home },
  );
  return (
    <section className={classes('grid', styles.group)} aria-labelledby={id}>
      <h2 id={id} className={classes(heading.section, styles.subject)}>
        {t.subjects[subject]}
      </h2>
      <ul className={styles.links}>
        {sortLinks(named).map(({ path, name, date }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {date !== '' && <LocalDate date={date} className={styles.date} />}
          </li>
        ))}
        {more.map(({ path, title, count }) => (
          <li key={path}>
            <a href={path} className={styles.more}>
              {t.all(title, count.toLocaleString(language))}
            </a>
          </li>
        ))}
      </ul>
      {brief.length > 0 && (
        <div>
          <h3 className={heading.eyebrow}>{t.brief}</h3>
          <ul className={styles.links}>
            {brief.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>
                  {title}
                  <span className="visually-hidden">{t.inBrief}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The site map for visitors: all pages by subject, long lists truncated. */
export function SiteMapPage() {
  const page = useSiteMapData();
  return (
    <>
      <PageHead />
      <DetailHead title={page.title} lead={page.description} />
      <div className={`container ${styles.groups}`}>
        {page.groups.map((group) => (
          <Group key={group.subject} {...group} />
        ))}
      </div>
    </>
  );
}
