import type { ReactNode } from 'react';

type PhoneLinkProps = {
  /** As people write it. */
  readonly phone: string;
  readonly className?: string | undefined;
  /** What is shown; the number alone by default. */
  readonly children?: ReactNode;
};

/** Returns the address of a telephone number: the zero of `+49 (0)203` is dialled within the country alone. */
export function telAddress(phone: string): string {
  const isInternational = phone.trim().startsWith('+');
  return `tel:${(isInternational ? phone.replace('(0)', '') : phone).replace(/[^+\d]/g, '')}`;
}

/** A telephone number that can be called. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a className={className} href={telAddress(phone)}>
      {children}
    </a>
  );
}
