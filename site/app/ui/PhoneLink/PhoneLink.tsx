import type { ReactNode } from 'react';

type PhoneLinkProps = {
  /** As written by people, with spaces and the like. */
  readonly phone: string;
  readonly className?: string | undefined;
  /** The content; the number itself by default. */
  readonly children?: ReactNode;
};

/** Returns the `tel:` address of a phone number: the zero in `+49 (0)203` is dialled within the country only. */
export function buildTelAddress(phone: string): string {
  const isInternational = phone.trim().startsWith('+');
  return `tel:${(isInternational ? phone.replace('(0)', '') : phone).replace(/[^+\d]/g, '')}`;
}

/** A phone number as a link. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a className={className} href={buildTelAddress(phone)}>
      {children}
    </a>
  );
}
