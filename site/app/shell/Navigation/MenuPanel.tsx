import type { Language } from '@kontorwerk/contract/languages';
import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { memo, useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { StaffedHours } from '#app/ui/SunStrip/StaffedHours.tsx';
import link from './MenuLink.module.css';
import styles from './MenuPanel.module.css';
import marks from './marks.svg';
import { Teaser } from './Teaser.tsx';

const OVERVIEW: Readonly<Record<Language, string>> = { en: 'Overview', de: 'Überblick' };

type MenuPanelProps = {
  readonly group: MenuGroup;
  /** The canonical path of the panel's current page; empty if the panel doesn't link to it. */
  readonly current: string;
};

/** The link to the group's landing page, unless it is in the group's lists. */
function OverviewLink({ group, current }: MenuPanelProps) {
  const overview = OVERVIEW[useLanguage()];
  const { label, to, columns } = group;
  const own = canonicalPath(to);
  if (columns.some(({ links }) => links.some((listed) => canonicalPath(listed.to) === own))) return null;
  return (
    <LocalLink
      to={to}
      className={classes(link.link, styles.overview)}
      aria-label={`${label}: ${overview}`}
      aria-current={own === current ? 'page' : undefined}
    >
      <span className={link.strong}>{overview}</span>
      <Icon name="arrow" size={18} />
    </LocalLink>
  );
}

/** A page's icon, by the last segment of its path. The sprite shows its first icon for unknown names. */
function Mark({ of }: { readonly of: string }) {
  const name = canonicalPath(of).split('/').at(-1);
  return (
    <img
      className={classes('drawn-in-ink', link.mark)}
      src={`${marks}#${name}`}
      alt=""
      width={30}
      height={30}
      loading="lazy"
    />
  );
}

/**
 * A menu group's panel: its introduction, its links in columns, and a content teaser. The panel of the contact page
 * also shows the staffed hours.
 */
export const MenuPanel = memo(function MenuPanel({ group, current }: MenuPanelProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.intro}>
          <p className={styles.name}>{group.label}</p>
          <p>{group.intro}</p>
          {canonicalPath(group.to) === PAGES.contact.path && <StaffedHours className={styles.hours} />}
          <OverviewLink group={group} current={current} />
          {group.call && (
            <ButtonLink to={group.call.to} size="small">
              {group.call.label}
            </ButtonLink>
          )}
        </div>
        {group.columns.map(({ title, links }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an editor may call two the same
          <div key={place} className={styles.column}>
            <p id={`${id}-${place}`} className={styles.title}>
              {title}
            </p>
            <ul aria-labelledby={`${id}-${place}`}>
              {links.map(({ label, to, description }) => (
                <li key={label}>
                  <LocalLink
                    to={to}
                    className={link.link}
                    aria-current={canonicalPath(to) === current ? 'page' : undefined}
                  >
                    {description && <Mark of={to} />}
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
