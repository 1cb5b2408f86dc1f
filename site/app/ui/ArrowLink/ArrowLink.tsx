import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './ArrowLink.module.css';

/** Words with an arrow on a marigold line: what a link looks like when it stands alone, or inside a larger link. */
export function ArrowText({ icon = 'arrow', children }: { readonly icon?: IconName; readonly children: ReactNode }) {
  return (
    <span className={styles.text}>
      {children}
      <Icon name={icon} size={18} />
    </span>
  );
}

type ArrowLinkProps = {
  readonly to: string;
  /** What it says, where it is a call to action. */
  readonly call?: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A link that stands alone. */
export function ArrowLink({ to, call, icon, children }: ArrowLinkProps) {
  return (
    <LocalLink to={to} call={call} className={styles.link}>
      <ArrowText icon={icon}>{children}</ArrowText>
    </LocalLink>
  );
}
