import { withoutLanguage } from '@kontorwerk/contract/address';
import { canonicalPath, pageAt } from '@kontorwerk/contract/page-table';
import { useMemo } from 'react';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { usePlace } from '#app/base/shown.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import styles from './MenuGroupItem.module.css';
import { MenuPanel } from './MenuPanel.tsx';

/** The pages of a menu group, its own and those of its links, by their canonical paths, and what stands above its own. */
function pagesOf({ to, columns }: MenuGroup): ReadonlySet<string> {
  const links = columns.flatMap((column) => column.links.map((link) => link.to));
  const above = canonicalPath(to).replace(/(?<=.)\/[^/]*$/, '');
  return new Set([above, ...[to, ...links].map((address) => canonicalPath(address))]);
}

/** One group of the navigation: a plain link, or a button that opens its panel. */
export function MenuGroupItem({ group }: { readonly group: MenuGroup }) {
  const path = withoutLanguage(usePlace().pathname);
  const page = canonicalPath(path);
  const pages = useMemo(() => pagesOf(group), [group]);
  // A page that a list of the group leads to belongs to it as well.
  const here = pages.has(pageAt(path).page.list ?? page);
  const label = group.isButton ? <span className={styles.call}>{group.label}</span> : group.label;
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
    <li className={classes(styles.group, here && styles.here, group.isButton && styles.contact)}>
      <details name="main-menu" data-menu="group">
        <summary className={styles.top}>
          {label}
          <span className={styles.chevron}>
            <Icon name={group.isButton ? 'arrow' : 'chevron'} size={18} />
          </span>
        </summary>
        <MenuPanel group={group} current={pages.has(page) ? page : ''} />
      </details>
    </li>
  );
}
