import { meantPage } from '#app/content/meant-page.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import type { MenuGroup } from '../menu-types.ts';
import styles from './MenuPanel.module.css';

/** What a menu group opens: its introduction and its links in columns. */
export function MenuPanel({ group, path }: { readonly group: MenuGroup; readonly path: string }) {
  return (
    <div className={styles.panel}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.intro}>
          <p className={styles.name}>{group.label}</p>
          <p>{group.intro}</p>
        </div>
        {group.columns.map(({ title, links }) => (
          <div key={title} className={styles.column}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ label, to, description }) => (
                <li key={to}>
                  <LocalLink
                    to={to}
                    className={styles.link}
                    aria-current={meantPage(to) === meantPage(path) ? 'page' : undefined}
                  >
                    <span className={description ? styles.strong : undefined}>{label}</span>
                    {description && <span className={styles.description}>{description}</span>}
                    <Icon name="arrow" size={18} />
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
