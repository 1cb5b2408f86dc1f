import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './ArrowLink.module.css';

/** Text with an arrow on a marigold line: the look of a standalone link, also used inside a larger link. */
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
  /** The words of a call to action, if it is one. */
  readonly call?: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A standalone link. */
export function ArrowLink({ to, call, icon, children }: ArrowLinkProps) {
  return (
    <LocalLink to={to} call={call} className={styles.link}>
      <ArrowText icon={icon}>{children}</ArrowText>
    </LocalLink>
  );
}
