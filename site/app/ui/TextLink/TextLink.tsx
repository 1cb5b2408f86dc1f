import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = { readonly to: string; readonly icon?: IconName; readonly children: ReactNode };

/** A quiet link: words, an arrow and a marigold rule below. */
export function TextLink({ to, icon = 'arrow', children }: TextLinkProps) {
  return (
    <LocalLink to={to} className={styles.link}>
      {children}
      <Icon name={icon} size={18} />
    </LocalLink>
  );
}
