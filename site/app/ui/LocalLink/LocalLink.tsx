import { inLanguage } from '@kontorwerk/contract/address';
import { isPageAddress, leadsOutside } from '@kontorwerk/contract/page-table';
import type { AnchorHTMLAttributes } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { usePlace } from '#app/base/shown.ts';
import { callAddress } from './call-address.ts';

type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without a language (`/projects`), or any other address as an editor wrote it. */
  readonly to: string;
  /** What it says, where it is a call to action: the form that it may lead to is told. */
  readonly call?: string;
};

/** A link as content writes it: inside the site it leads to the page in the visitor's language. */
export function LocalLink({ to, call, ...rest }: LocalLinkProps) {
  const language = useLanguage();
  const { pathname } = usePlace();
  if (!isPageAddress(to)) return <a href={to} {...(leadsOutside(to) ? { rel: 'noopener' } : {})} {...rest} />;
  return <a href={inLanguage(call === undefined ? to : callAddress(to, call, pathname), language)} {...rest} />;
}
