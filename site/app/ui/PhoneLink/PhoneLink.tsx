import type { ReactNode } from 'react';

type PhoneLinkProps = {
  /** As people write it. */
  readonly phone: string;
  readonly className?: string | undefined;
  /** What is shown; the number alone by default. */
  readonly children?: ReactNode;
};

/** A telephone number that can be called. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${phone.replace(/\s/g, '')}`}>
      {children}
    </a>
  );
}
