import { withoutLanguage } from '@kontorwerk/contract/address';
import { canonicalPath, pageAt } from '@kontorwerk/contract/page-table';
import type { MenuGroup, MenuGroupWithTeaser } from '#app/base/menu-types.ts';
import { usePlace } from '#app/base/shown.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import styles from './MenuGroupItem.module.css';
import { MenuPanel } from './MenuPanel.tsx';

/** Tells whether a page belongs to a menu group: it, or the page that lists it, is the group's own or one of its links. */
function isIn(group: MenuGroup, path: string): boolean {
  const page = pageAt(path).page.list ?? canonicalPath(path);
  return [group, ...group.columns.flatMap(({ links }) => links)].some(({ to }) => canonicalPath(to) === page);
}

/** One group of the navigation: a plain link, or a button that opens its panel. */
export function MenuGroupItem({ group }: { readonly group: MenuGroupWithTeaser }) {
  const path = withoutLanguage(usePlace().pathname);
  const here = isIn(group, path);
  const label = group.id === 'contact' ? <span className={styles.call}>{group.label}</span> : group.label;
  if (group.columns.length === 0) {
    return (
      <li className={classes(styles.group, here && styles.here)}>
        <LocalLink to={group.to} className={styles.top} aria-current={path === group.to ? 'page' : undefined}>
          {label}
        </LocalLink>
      </li>
    );
  }
  return (
    <li className={classes(styles.group, here && styles.here, group.id === 'contact' && styles.contact)}>
      <details name="main-menu" data-menu="group">
        <summary className={styles.top}>
          {label}
          <span className={styles.chevron}>
            <Icon name={group.id === 'contact' ? 'arrow' : 'chevron'} size={18} />
          </span>
        </summary>
        <MenuPanel group={group} path={path} />
      </details>
    </li>
  );
}
