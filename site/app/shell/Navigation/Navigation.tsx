import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { memo, useMemo, useRef } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { SearchButton } from '../Search/SearchButton.tsx';
import { Logo } from '../Wordmark.tsx';
import { findCurrentGroup } from './current-group.ts';
import { MenuFoot } from './MenuFoot.tsx';
import { MenuGroupItem } from './MenuGroupItem.tsx';
import styles from './Navigation.module.css';
import { useMenuKeys } from './use-menu-keys.ts';
import { useMenuPointer } from './use-menu-pointer.ts';
import { useOpenMenus } from './use-open-menus.ts';

type NavigationProps = {
  /** Only the link home, as on a landing page. */
  readonly plain?: boolean;
};

/**
 * The main navigation (§2). Its panels are `details`, which work without a script; the script adds hover, arrow keys
 * and Escape.
 */
export const Navigation = memo(function Navigation({ plain = false }: NavigationProps) {
  const t = useWords('shell', SHELL_WORDS);
  const { settings, links } = useSite();
  const { page, canonical } = usePageLocation();
  // A detail page belongs to the group that links to its list.
  const shown = page.list ?? canonical;
  const here = useMemo(() => findCurrentGroup(links.menu, shown), [links, shown]);
  const header = useRef<HTMLElement>(null);
  useOpenMenus(header);
  useMenuKeys(header);
  useMenuPointer(header);
  return (
    <header ref={header} className={styles.header}>
      <div className={`container ${styles.row}`}>
        <LocalLink to="/" className={styles.logo} aria-label={`${settings.brand_name}, ${t.home}`}>
          <Logo />
        </LocalLink>
        {plain ? null : (
          <>
            <SearchButton />
            <details className={styles.toggle} data-menu="all">
              <summary aria-label={t.menu}>
                <span className={styles.open}>
                  <Icon name="menu" />
                </span>
                <span className={styles.close}>
                  <Icon name="close" />
                </span>
              </summary>
            </details>
            <nav className={styles.navigation} aria-label={t.mainNavigation}>
              <ul className={styles.groups}>
                {links.menu.map((group) => (
                  <MenuGroupItem key={group.label} group={group} here={group === here} />
                ))}
              </ul>
              <MenuFoot />
            </nav>
          </>
        )}
      </div>
    </header>
  );
});
