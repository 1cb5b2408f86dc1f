import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './Button.module.css';

type Look = {
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'regular' | 'small';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

function Parts({ icon = 'arrow', children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      <span className={styles.bar}>{children}</span>
      <span className={styles.cap}>
        <Icon name={icon} />
      </span>
    </>
  );
}

function look({ variant = 'primary', size = 'regular' }: Omit<Look, 'children'>): string {
  return classes(styles.button, variant === 'secondary' && styles.secondary, size === 'small' && styles.small);
}

type ButtonLinkProps = Look & {
  readonly to: string;
  /** The words of a call to action, if it is one. */
  readonly call?: string;
};

/** A link in the shape of the logo: a bar and a quarter disc. */
export function ButtonLink({ to, call, variant, size, icon, children }: ButtonLinkProps) {
  return (
    <LocalLink to={to} call={call} className={look({ variant, size })}>
      <Parts icon={icon}>{children}</Parts>
    </LocalLink>
  );
}

/** The look of a button inside a larger link, with whose hover it animates, or in a summary. */
export function ButtonText({ icon, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <span className={look({})}>
      <Parts icon={icon}>{children}</Parts>
    </span>
  );
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

/** A button in the shape of the logo: a bar and a quarter disc. */
export function Button({ variant, size, icon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ variant, size })} {...rest}>
      <Parts icon={icon}>{children}</Parts>
    </button>
  );
}
