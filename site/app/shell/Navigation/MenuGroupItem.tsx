import { withoutLanguage } from '@kontorwerk/contract/address/address';
import { usePageLocation } from '#app/base/current-page.ts';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import styles from './MenuGroupItem.module.css';
import { MenuPanel } from './MenuPanel.tsx';

type MenuGroupItemProps = {
  readonly group: MenuGroup;
  /** Whether the current page belongs to the group. */
  readonly here: boolean;
};

/** A group of the navigation: a plain link, or a button that opens its panel. */
export function MenuGroupItem({ group, here }: MenuGroupItemProps) {
  const { pathname, canonical } = usePageLocation();
  const label = group.isButton ? <span className={styles.call}>{group.label}</span> : group.label;
  if (group.columns.length === 0) {
    return (
      <li className={classes(styles.group, here && styles.here)}>
        <LocalLink
          to={group.to}
          className={styles.top}
          aria-current={withoutLanguage(pathname) === group.to ? 'page' : undefined}
        >
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
        <MenuPanel group={group} current={here ? canonical : ''} />
      </details>
    </li>
  );
}
