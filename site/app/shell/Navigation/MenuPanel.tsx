import { canonicalPath } from '@kontorwerk/contract/page-table';
import { memo } from 'react';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import link from './MenuLink.module.css';
import styles from './MenuPanel.module.css';
import { Teaser } from './Teaser.tsx';

type MenuPanelProps = {
  readonly group: MenuGroup;
  /** The page of the panel that is shown, by its canonical path; empty for a page that it doesn't lead to. */
  readonly current: string;
};

/** What a menu group opens: its introduction, its links in columns, and something from the content. */
export const MenuPanel = memo(function MenuPanel({ group, current }: MenuPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.intro}>
          <p className={styles.name}>{group.label}</p>
          <p>{group.intro}</p>
          {group.call && (
            <ButtonLink to={group.call.to} size="small">
              {group.call.label}
            </ButtonLink>
          )}
        </div>
        {group.columns.map(({ title, links }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an editor may call two the same
          <div key={place} className={styles.column}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ label, to, description }) => (
                <li key={label}>
                  <LocalLink
                    to={to}
                    className={link.link}
                    aria-current={canonicalPath(to) === current ? 'page' : undefined}
                  >
                    <span className={description ? link.strong : undefined}>{label}</span>
                    {description && <span className={link.description}>{description}</span>}
                    <Icon name="arrow" size={18} />
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {group.teaser && <Teaser teaser={group.teaser} />}
      </div>
    </div>
  );
});
